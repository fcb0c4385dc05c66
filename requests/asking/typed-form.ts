/** What was typed into a form, whichever it is: read, and told what is wrong with it. */
import type { Question, Questions, Typed } from "#requests/asking/question.ts";

/** What is wrong with the answer to one question. */
export interface Problem {
  field: string;
  fault: string;
}

export function readForm<Qs extends Questions>(questions: Qs, form: FormData): Typed<Qs> {
  const read = Object.entries(questions).map(([name, { field }]) => [name, field.read(form, name)]);
  return Object.fromEntries(read);
}

/**
 * What an untouched form holds.
 *
 * @param language of its page: whoever reads that is answered in it, until they choose another
 */
export function untouched<Qs extends Questions>(questions: Qs, language: string): Typed<Qs> {
  const form = new FormData();
  for (const name of languageQuestions(questions)) form.set(name, language);
  return readForm(questions, form);
}

/** The names of the questions that ask for a language. */
export const languageQuestions = (questions: Questions): string[] =>
  Object.entries(questions).flatMap(([name, { field }]) => (field.kind === "language" ? name : []));

/** What is wrong with a form, in its order; one problem a question. */
export function problemsIn<Qs extends Questions>(questions: Qs, typed: Typed<Qs>): Problem[] {
  return Object.entries<Question>(questions).flatMap(([field, question]) => {
    if (!isAsked(question, typed)) return [];
    const fault = faultOf(question, typed[field]);
    return fault ? [{ field, fault }] : [];
  });
}

/** @param answers to the other questions of the form */
export function isAsked({ onlyIf }: Question, answers: Record<string, unknown>): boolean {
  return !onlyIf || onlyIf.is.some((answer) => answer === answers[onlyIf.question]);
}

function faultOf({ faults }: Question, answer: unknown): string | undefined {
  return Object.keys(faults).find((fault) => faults[fault]?.(answer as never));
}
