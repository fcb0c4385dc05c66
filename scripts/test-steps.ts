/** The steps of `npm test`: how they are run, what they say, and how long they took. */
import { run, runAside } from "#scripts/run.ts";

export interface Step {
  name: string;
  program: string;
  args: readonly string[];
  environment?: Record<string, string>;
  /** What must have ended before, however it ended. */
  after?: Step;
}

export interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Runs a step in the foreground. */
export async function foreground({ name, program, args, environment }: Step): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const code = await run(program, [...args], environment);
  return tell(name, code, begun);
}

/** Runs steps, so many at a time, the first ones first. All are run, whatever fails. */
export async function sideBySide(steps: readonly Step[], atATime: number): Promise<Outcome[]> {
  const waiting = new Set(steps);
  const ended = new Set<Step>();
  const running = new Map<Step, Promise<void>>();
  const outcomes: Outcome[] = [];
  const isDue = ({ after }: Step) => !after || ended.has(after);
  async function work(step: Step) {
    outcomes.push(await background(step));
    ended.add(step);
    running.delete(step);
  }
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(isDue);
    if (next && running.size < atATime) {
      waiting.delete(next);
      running.set(next, work(next));
    } else {
      await Promise.race(running.values());
    }
  }
  return outcomes;
}

/** Says all at once what the step had to say, so that steps do not interrupt each other. */
async function background({ name, program, args, environment }: Step): Promise<Outcome> {
  const begun = performance.now();
  const { code, output } = await runAside(program, [...args], environment);
  console.log(`\n── ${name}`);
  if (output.trim()) console.log(output.trim());
  return tell(name, code, begun);
}

function tell(name: string, code: number, begun: number): Outcome {
  const outcome = { name, passed: code === 0, seconds: (performance.now() - begun) / 1000 };
  console.log(lineOf(outcome));
  return outcome;
}

export function lineOf({ name, passed, seconds }: Outcome): string {
  return `${passed ? "✓" : "✗"} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`;
}
