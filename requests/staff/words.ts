/** How requests are written for our staff, on a terminal and in exports. */
import {
  keptAs,
  type Part,
  type QuestionKeptAs,
  type Questions,
} from "#questions/form-question.ts";
import { FORMS } from "#questions/forms.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";

/** How to reach people comes first. */
const ORDER: Record<Part, number> = { reply: 1, wish: 2, rest: 3 };

export const inStaffOrder = (questions: Questions) =>
  keptAs("answer", questions).toSorted(([, one], [, other]) => ORDER[one.part] - ORDER[other.part]);

/** As they are kept: choices by their names, which programs know, too. */
export function answersForStaff(request: KeptRequest): [QuestionKeptAs<"answer">, string][] {
  const answers: Record<string, unknown> = request.answers;
  return inStaffOrder(FORMS[request.kind]).map(([name, question]) => {
    const answer = answers[name];
    return [question, typeof answer === "boolean" ? yesOrNo(answer) : [answer].flat().join(", ")];
  });
}

export const yesOrNo = (is: boolean) => (is ? "yes" : "no");

/** `done` or not, and what else has to be known before one acts: `verified, stopped`. */
export function stateOf({ doneAt, verifiedAt, stoppedAt }: KeptRequest): string {
  const states = [doneAt && "done", verifiedAt && "verified", stoppedAt && "stopped"];
  return states.filter(Boolean).join(", ") || "new";
}

/** Times as ISO 8601 in UTC, to the second. */
export function secondOf(moment: string | undefined): string {
  return moment ? `${moment.slice(0, 19)}Z` : "";
}
