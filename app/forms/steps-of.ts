import type { Question } from "#requests/asking/question.ts";

/**
 * A form in steps, each of which asks one thing. What is asked of some only, like the address or the
 * number, is one thing with what the others are asked there. Consents go with the question before.
 */
export function stepsOf<Name extends string>(asks: Record<Name, Question>): Name[][] {
  const steps: Name[][] = [];
  let last: Question | undefined;
  for (const name of Object.keys(asks) as Name[]) {
    const one = asks[name];
    if (last && goesWith(one, last)) steps.at(-1)?.push(name);
    else steps.push([name]);
    last = one;
  }
  return steps;
}

function goesWith({ part, onlyIf }: Question, before: Question): boolean {
  if (part === "consent") return true;
  return onlyIf !== undefined && onlyIf.question === before.onlyIf?.question;
}
