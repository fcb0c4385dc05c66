import type { ChildProcess } from "node:child_process";

const LONGEST_START_MS = 120_000;
const PAUSE_MS = 20;

/**
 * Waits for a server that was just started.
 *
 * @throws when it ends, or does not answer in time; then it is ended
 */
export async function untilItAnswers(origin: string, server: ChildProcess) {
  const begun = performance.now();
  while (!(await answers(`${origin}/`))) {
    const hasEnded = server.pid === undefined || server.exitCode !== null;
    if (hasEnded || performance.now() - begun > LONGEST_START_MS) {
      server.kill();
      throw new Error(`Nothing answers at ${origin}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}
