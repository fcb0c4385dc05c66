import { type Asked, readAnswers } from "#estimates/asking/answers.ts";
import type { HowToRead } from "#estimates/asking/fields.ts";
import { faultsBetween, type RightsProblem } from "#estimates/rights/faults.ts";
import {
  FITS,
  type RightsAnswers,
  type RightsQuestion,
  type RightsQuestions,
  rightsQuestions,
} from "#estimates/rights/questions.ts";

export type AskedRights =
  | Exclude<Asked<RightsQuestions>, { kind: "problems" | "answers" }>
  | { kind: "problems"; typed: Asked<RightsQuestions>["typed"]; problems: RightsProblem[] }
  | {
      kind: "answers";
      typed: Asked<RightsQuestions>["typed"];
      answers: RightsAnswers;
      /** What was answered, but does not fit the situation. */
      leftOut: RightsQuestion[];
    };

/**
 * What is asked in an address. Answers that do not fit the situation are left out, because their
 * questions are not shown, so that nobody could mend them.
 *
 * @param today a day like `2026-11-22`
 */
export function readRights(query: URLSearchParams, today: string, how: HowToRead): AskedRights {
  const questions = rightsQuestions(today);
  const names = Object.keys(questions) as RightsQuestion[];
  const fitting = new URLSearchParams(query);
  const strangers = names.filter((name) => query.has(name) && !fits(name, query));
  for (const name of strangers) fitting.delete(name);
  const asked = readAnswers(questions, fitting, how);
  const typed = { ...asked.typed };
  for (const name of strangers) typed[name] = query.getAll(name);
  // Who chooses nothing and fills in the rest is told to choose.
  if (asked.kind === "nothing" && strangers.length > 0) {
    return { kind: "problems", typed, problems: [{ field: "situation", fault: "missing" }] };
  }
  if (asked.kind !== "answers") return { ...asked, typed };
  const problems = faultsBetween(asked.answers);
  if (problems.length > 0) return { kind: "problems", typed, problems };
  const leftOut = strangers.filter((name) => query.get(name)?.trim());
  return { kind: "answers", typed, answers: asked.answers, leftOut };
}

/** Whether a question is asked of somebody who has answered others in this way. */
function fits(name: RightsQuestion, query: URLSearchParams): boolean {
  const { in: situations, when: [other, wanted] = [] } = FITS[name] ?? {};
  const situation = query.get("situation") ?? "";
  if (situations && !(situations as readonly string[]).includes(situation)) return false;
  if (!other) return true;
  const answer = query.get(other) ?? "";
  return wanted === undefined ? answer !== "" : answer === wanted;
}
