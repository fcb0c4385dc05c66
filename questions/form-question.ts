/**
 * A question of a form, all of it in one entry: how it is asked, which answers are wrong, what is
 * kept, and where that is shown. Browser and server both read it, so it is plain data and small
 * functions; its words are in content/.
 */
import { cleanText } from "#questions/clean-text.ts";
import type { AnswerIn, FieldError, FormField as Field } from "#questions/fields.ts";

/** What a question is about. Neighbours of one part stand together in the form, or make a step of it. */
export type Part = "wish" | "reply" | "rest";

/** Asks only those who gave one of these answers to another question of the form. */
export interface OnlyIf {
  question: string;
  is: readonly string[];
}

interface Asked<F extends Field> {
  part: Part;
  field: F;
  /** Which answers are wrong in which way. The first error is the one that is told. */
  errors: Record<string, (answer: AnswerIn<F>) => boolean>;
  onlyIf?: OnlyIf;
}

/** An answer of its own, under the question's name: the webhook carries it. */
interface KeptAsAnswer<Answer> {
  kept: "answer";
  /** Stands for it in requests that were kept before the question was asked. */
  unanswered: Answer extends readonly unknown[] ? readonly [] : Answer;
  shown: {
    /** Its label in the mail to staff, among those of messages.yaml. */
    mail: string | null;
    /** Its row in the confirmation, among those of the form's page. */
    receipt: string | null;
    /** What `npm run requests -- show` calls it. */
    show: string | null;
    /** In which column of `list` it stands, and where in it. */
    list: { column: "what" | "way"; place: number } | null;
    /** The column of `export`. Forms may share one. */
    csv: string | null;
  };
}

/** What every request has, and shows: `contact` is an e-mail address or a phone number. */
interface KeptAsPerson {
  kept: "name" | "email" | "phone" | "contact" | "language";
  shown: { receipt: string | null };
}

/** A consent, proven by its words. `show`, JSON and the webhook show all of them. */
interface KeptAsConsent {
  kept: "consent";
  purpose: string;
  /** Which number or address it is about. */
  about: "email" | "phone" | "contact";
  shown: { mail: string | null; receipt: string | null; csv: string | null };
}

/** Nothing is kept as it was typed. */
interface NotKept {
  kept: "nothing";
}

type Kept<Answer> = KeptAsAnswer<Answer> | KeptAsPerson | KeptAsConsent | NotKept;

/** Checks an entry: that nothing was left out, and that errors and `unanswered` fit its field. */
export const question = <F extends Field, const Q extends Asked<F> & Kept<AnswerIn<F>>>(
  entry: Q & { field: F },
): Q => entry;

/** Any question. What answers it takes, only its own field knows. */
export type Question = Omit<Asked<Field>, "errors"> & {
  errors: Record<string, (answer: never) => boolean>;
} & Kept<unknown>;

/** The questions of a form by name, in the order in which they are asked. */
export type Questions = Record<string, Question>;

/** What was typed into a form. */
export type Typed<Qs extends Questions> = { [Name in keyof Qs]: AnswerIn<Qs[Name]["field"]> };

type NamesOfAnswers<Qs extends Questions> = {
  [Name in keyof Qs]: Qs[Name] extends { kept: "answer" } ? Name : never;
}[keyof Qs];

/** What is kept of a form besides the person and the consents. */
export type AnswersTo<Qs extends Questions> = Pick<Typed<Qs>, NamesOfAnswers<Qs>>;

export type QuestionKeptAs<As extends Question["kept"]> = Extract<Question, { kept: As }>;

/** The questions of which one sort of thing is kept, with their names, in the order of the form. */
export const keptAs = <As extends Question["kept"]>(kept: As, questions: Questions) =>
  Object.entries(questions).filter(
    (entry): entry is [string, QuestionKeptAs<As>] => entry[1].kept === kept,
  );

/** In which row of the confirmation the answer to a question stands, if in any. */
export const receiptRow = (of: Question): string | null =>
  of.kept === "nothing" ? null : of.shown.receipt;

/** Nothing was typed, chosen or ticked. */
export const isMissing = (answer: string | readonly string[] | boolean | undefined): boolean =>
  Array.isArray(answer) ? answer.length === 0 : !answer;

/** @param longest in characters */
export const longerThan =
  (longest: number) =>
  (text: string): boolean =>
    text.length > longest;

/** It is not what it should be. */
export const not =
  <Answer>(isRight: (answer: Answer) => boolean) =>
  (answer: Answer): boolean =>
    !isRight(answer);

/** What stands in the fields of a form by name, as it was typed, without control characters. */
export type Raw = Record<string, string[]>;

export const rawOf = (questions: Questions, form: FormData): Raw =>
  Object.fromEntries(
    Object.keys(questions).map((name) => [
      name,
      form.getAll(name).map((value) => (typeof value === "string" ? cleanText(value) : "")),
    ]),
  );

export function readForm<Qs extends Questions>(questions: Qs, form: FormData): Typed<Qs> {
  const raw = rawOf(questions, form);
  const answers = Object.entries(questions).map(([name, { field }]) => {
    const read = field.read(raw[name] ?? [], { decimalComma: false });
    return [name, "value" in read ? read.value : undefined];
  });
  return Object.fromEntries(answers);
}

/** What is wrong with a form, in its order; one error a question. */
export function errorsIn<Qs extends Questions>(questions: Qs, typed: Typed<Qs>): FieldError[] {
  return Object.entries<Question>(questions).flatMap(([field, one]) => {
    if (!isAsked(one, typed)) return [];
    const { errors } = one;
    const error = Object.keys(errors).find((code) => errors[code]?.(typed[field] as never));
    return error ? [{ field, error }] : [];
  });
}

/** @param answers to the other questions of the form */
export function isAsked({ onlyIf }: Question, answers: Record<string, unknown>): boolean {
  return !onlyIf || onlyIf.is.some((answer) => answer === answers[onlyIf.question]);
}

/** The parts of a form: the names of questions that follow each other and are about one thing. */
export const partsOf = <Name extends string>(asks: Record<Name, Question>): [Name, ...Name[]][] =>
  neighbours(Object.keys(asks) as Name[], (name) => asks[name].part);

/** Groups those that follow each other and share something. */
export function neighbours<Name>(names: readonly Name[], shared: (name: Name) => unknown) {
  const groups: [Name, ...Name[]][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && shared(last[0]) === shared(name)) last.push(name);
    else groups.push([name]);
  }
  return groups;
}
