/** The answers that are kept under their own names, of those that were typed into a form. */
import { FORMS, type RequestKind } from "#questions/forms.ts";
import {
  keptAs,
  type QuestionKeptAs,
  type AnswersTo,
  type Questions,
  type Typed,
  isAsked,
} from "#questions/form-question.ts";
import type { AnswersOf } from "#requests/keeping/request.ts";

/** What was typed where nothing was asked, as the hours of calls by who wants an e-mail, is not kept. */
export function keptAnswers<Qs extends Questions>(questions: Qs, typed: Typed<Qs>): AnswersTo<Qs> {
  return answers(questions, (name, question) =>
    isAsked(question, typed) ? typed[name] : question.unanswered,
  );
}

/** What stands for an answer that was not given, as by requests kept before it was asked for. */
export const UNANSWERED = Object.fromEntries(
  Object.entries<Questions>(FORMS).map(([kind, questions]) => [
    kind,
    { kind, ...answers(questions, (_, { unanswered }) => unanswered) },
  ]),
) as { [Kind in RequestKind]: AnswersOf<Kind> };

function answers<Qs extends Questions>(
  questions: Qs,
  answerTo: (name: string, question: QuestionKeptAs<"answer">) => unknown,
): AnswersTo<Qs> {
  const kept = keptAs("answer", questions);
  return Object.fromEntries(
    kept.map(([name, question]) => [name, answerTo(name, question)]),
  ) as AnswersTo<Qs>;
}
