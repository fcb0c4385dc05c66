/** What a tool was asked: read from an address, and told what is wrong with it. */
import type { AnswerIn, Field, FieldError, HowToRead, Read, ReadError } from "#questions/fields.ts";

/** One question. What the field holds before anybody types is its `initial`, if it has one. */
export interface Question<F extends Field = Field> {
  field: F;
  /** Whether there is no answer without it. */
  needed?: boolean;
  initial?: string;
  /**
   * Whether it is asked of somebody who has typed this elsewhere; where it is not, what was typed into
   * it is not read, because nobody would see what is wrong with it. It can then not be `needed`.
   */
  fits?: (typed: Typed) => boolean;
}

/** The questions of a tool by name, in the order in which they are asked. */
export type Questions = Record<string, Question>;

/** Ticks are always answered, and so is what is needed; the rest may be left out. */
export type Answers<Qs extends Questions> = {
  [Name in keyof Qs]:
    | Exclude<AnswerIn<Qs[Name]["field"]>, undefined>
    | (Qs[Name] extends { needed: true } | { field: { kind: "tick" } } ? never : undefined);
};

/** What is wrong with the answer to one question: an error that all tools know, or one of its own. */
export type ToolError<Own extends string = never> = FieldError<ReadError | Own>;

/** Of each question, the first error that is so; they stand in the order in which they are listed. */
export function firstErrors<Own extends string>(
  possible: [field: string, error: Own, isSo: boolean][],
): ToolError<Own>[] {
  const found = new Map<string, ToolError<Own>>();
  for (const [field, error, isSo] of possible) {
    if (isSo && !found.has(field)) found.set(field, { field, error });
  }
  return [...found.values()];
}

/** Whether a number or a day is above another, as far as both are known. */
export const isAbove = <Value extends number | string>(
  one: Value | undefined,
  other: Value | undefined,
): boolean => one !== undefined && other !== undefined && one > other;

/** What was typed, as it was typed. */
export type Typed = Record<string, string[]>;

export type Asked<Qs extends Questions> =
  | { kind: "nothing"; typed: Typed }
  | { kind: "errors"; typed: Typed; errors: ToolError[] }
  | { kind: "answers"; typed: Typed; answers: Answers<Qs> };

/**
 * @param query of the address; what the tool does not ask is left alone
 * @returns `nothing` where none of the questions is in the address
 */
export function readAnswers<Qs extends Questions>(
  questions: Qs,
  query: URLSearchParams,
  how: HowToRead,
): Asked<Qs> {
  const typed = typedIn(questions, query);
  const isAsked = Object.keys(questions).some((name) => query.has(name));
  if (!isAsked) return { kind: "nothing", typed };
  const errors: ToolError[] = [];
  const answers: Record<string, unknown> = {};
  for (const [field, question] of Object.entries<Question>(questions)) {
    const isFit = question.fits?.(typed) !== false;
    const read = readOne(question, isFit ? typed[field] : [], how);
    if ("error" in read) errors.push({ field, error: read.error });
    else answers[field] = read.value;
  }
  if (errors.length > 0) return { kind: "errors", typed, errors };
  return { kind: "answers", typed, answers: answers as Answers<Qs> };
}

/** A name that is not in the address stands for what its field holds at first; an empty one is empty. */
function typedIn(questions: Questions, query: URLSearchParams): Typed {
  return Object.fromEntries(
    Object.entries(questions).map(([name, { initial }]) => [
      name,
      query.has(name) ? query.getAll(name) : initial === undefined ? [] : [initial],
    ]),
  );
}

function readOne({ field, needed }: Question, typed: string[] = [], how: HowToRead): Read<unknown> {
  const read: Read<unknown> = field.read(typed, how);
  if ("error" in read || (read.value !== undefined && read.value !== "")) return read;
  return needed ? { error: "missing" } : { value: undefined };
}

/**
 * The query of an address under which a form's answers are found again, without what says nothing.
 *
 * @param filled what a form holds
 */
export function queryOf(
  questions: Questions,
  filled: Pick<FormData | URLSearchParams, "getAll">,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, { initial = "" }] of Object.entries(questions)) {
    const typed = filled.getAll(name).map((one) => (typeof one === "string" ? one.trim() : ""));
    const isAsAtFirst = typed.every((one) => one === initial);
    if (!isAsAtFirst) for (const one of typed) query.append(name, one);
  }
  return query;
}
