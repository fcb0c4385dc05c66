/** A request as it is kept, whichever form it came from. */
import { DELETION_DAYS } from "#app/content/promises.ts";
import { FORMS, type Forms, type Purpose, type RequestKind } from "#questions/forms.ts";
import {
  type AnswersTo,
  isAsked,
  keptAs,
  type QuestionKeptAs,
  type Questions,
  type Typed,
} from "#questions/form-question.ts";

/** What a person agreed to, or did not, and what can prove it. */
export interface Consent {
  purpose: Purpose;
  /** Exactly what stood beside the box. */
  wording: string;
  /** Which version of the wording that was, and in which language; unknown of earlier requests. */
  version?: string;
  language?: string;
  agreed: boolean;
  /** The address of the page with the box. */
  page: string;
  /** The number or e-mail address it is about. */
  contact: string;
  /** The visitor's network address; only where a consent was given. */
  from: string;
}

/** What was typed, without what every request has. */
export type Answers = { [Kind in RequestKind]: AnswersOf<Kind> }[RequestKind];

type AnswersOf<Kind extends RequestKind> = { kind: Kind } & AnswersTo<Forms[Kind]>;

export interface NewRequest {
  answers: Answers;
  language: string;
  name: string;
  /** As typed; empty where none was asked for. */
  email: string;
  /** As dialled, like `+15615550100`; empty where none was asked for. */
  phone: string;
  consents: Consent[];
  /** The browser's own key of this form, where scripts ran. */
  formKey?: string | undefined;
}

export interface KeptRequest extends Omit<NewRequest, "formKey"> {
  kind: RequestKind;
  reference: string;
  createdAt: string;
  stoppedAt: string | undefined;
  doneAt: string | undefined;
  verifiedAt: string | undefined;
  /** Until when a deletion can be verified. */
  linkUntil: string | undefined;
}

/** By when a verified deletion has to be done, as an ISO 8601 time. */
export function deletionDue({ verifiedAt, createdAt }: KeptRequest): string {
  const due = new Date(verifiedAt ?? createdAt);
  due.setUTCDate(due.getUTCDate() + DELETION_DAYS);
  return due.toISOString();
}

/**
 * The answers that are kept under their own names, of those typed into a form. What was typed where
 * nothing was asked is not kept, as the hours for calls of somebody who wants an e-mail.
 */
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
