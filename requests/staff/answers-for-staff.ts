/** The answers of a request as the staff's commands show them: plainly, and how to reach people first. */
import { FORMS } from "#questions/forms.ts";
import {
  keptAs,
  type QuestionKeptAs,
  type Part,
  type Questions,
} from "#questions/form-question.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";

const ORDER: Record<Part, number> = { reply: 1, wish: 2, person: 3, consent: 4 };

export const inStaffOrder = (questions: Questions) =>
  keptAs("answer", questions).toSorted(([, one], [, other]) => ORDER[one.part] - ORDER[other.part]);

export function answersForStaff(request: KeptRequest): [QuestionKeptAs<"answer">, string][] {
  const answers: Record<string, unknown> = request.answers;
  return inStaffOrder(FORMS[request.kind]).map(([name, question]) => [
    question,
    plain(answers[name]),
  ]);
}

export const yesOrNo = (is: boolean) => (is ? "yes" : "no");

/** As it is kept: choices by their names, which programs know, too. */
function plain(answer: unknown): string {
  return typeof answer === "boolean" ? yesOrNo(answer) : [answer].flat().join(", ");
}
