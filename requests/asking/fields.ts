/**
 * The kinds of field with which a form asks, as plain data, each with how its answer is read from
 * what was sent. How they look is in app/forms/asked-question.tsx.
 */
import { ANSWER_LANGUAGES, type AnswerLanguage } from "#requests/asking/answer-languages.ts";
import { choiceOf, choicesOf, lineOf, plainLineOf, textOf } from "#requests/asking/answers.ts";
import { SERVICES, type Service } from "#requests/asking/services.ts";

interface Reads<Answer> {
  read: (form: FormData, name: string) => Answer;
}

/** What browsers are told about a line. */
interface LineHints {
  type?: "email" | "tel";
  autoComplete: string;
  inputMode?: "numeric";
  /** How wide it is, in letters; without it, as wide as the form. */
  size?: number;
  spellCheck?: false;
}

export interface Line extends Reads<string> {
  kind: "line";
  hints: LineHints;
}

export interface Text extends Reads<string> {
  kind: "text";
  rows: number;
}

export interface Choice<Value extends string = string> extends Reads<Value | undefined> {
  kind: "choice";
  of: readonly Value[];
}

export interface Choices<Value extends string = string, None extends string = string>
  extends Reads<Value[]> {
  kind: "choices";
  of: readonly Value[];
  /** The word that stands for none of them. */
  none: None;
}

export interface Language extends Reads<AnswerLanguage> {
  kind: "language";
  of: typeof ANSWER_LANGUAGES;
}

export interface Services extends Reads<Service[]> {
  kind: "services";
}

export interface Tick extends Reads<boolean> {
  kind: "tick";
}

export type Field = Line | Text | Choice | Choices | Language | Services | Tick;
export type FieldKind = Field["kind"];
/** The answer that a field gives. */
export type AnswerIn<F extends Field> = ReturnType<F["read"]>;

/** What the choices of a field need words for, besides its label. */
export type ChoiceWord<F extends Field> =
  | (F extends { of: readonly (infer Value)[] } ? Value & string : never)
  | (F extends { none: infer None } ? None & string : never);

export const choiceWords = (field: Field): readonly string[] =>
  "none" in field ? [...field.of, field.none] : "of" in field ? field.of : [];

/** One line, like a name. */
export const line = (hints: LineHints): Line => ({ kind: "line", read: lineOf, hints });

/** A line of digits, or an address: often copied from elsewhere, with what cannot be seen. */
export const plainLine = (hints: LineHints): Line => ({
  kind: "line",
  read: plainLineOf,
  hints,
});

/** Some lines of text. */
export const text = ({ rows }: { rows: number }): Text => ({ kind: "text", read: textOf, rows });

/** One of several; nothing until it is chosen. */
export const choice = <const Value extends string>(of: readonly Value[]): Choice<Value> => ({
  kind: "choice",
  of,
  read: (form, name) => choiceOf(form, name, of),
});

/** Any number of several. */
export const choices = <const Value extends string, const None extends string>(
  of: readonly Value[],
  { none }: { none: None },
): Choices<Value, None> => ({
  kind: "choices",
  of,
  none,
  read: (form, name) => choicesOf(form, name, of),
});

/** A language in which we can answer; English until another is chosen. */
export const language = (): Language => ({
  kind: "language",
  of: ANSWER_LANGUAGES,
  read: (form, name) => choiceOf(form, name, ANSWER_LANGUAGES) ?? "en",
});

/** Any number of our services, by the names that the site has for them. */
export const services = (): Services => ({
  kind: "services",
  read: (form, name) => choicesOf(form, name, SERVICES),
});

/** A box to tick. */
export const tick = (): Tick => ({ kind: "tick", read: (form, name) => form.has(name) });
