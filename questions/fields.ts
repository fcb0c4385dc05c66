/**
 * The kinds of field with which forms and tools ask, as plain data, each with how its answer is read
 * from what was typed. Browser and server read them alike. app/forms/question-field.tsx draws them.
 */
import { cleanLine, cleanPlainLine, cleanText } from "#questions/clean-text.ts";
import { readDay, readNumber } from "#questions/read-values.ts";

/** What is wrong with an answer by itself; interface.yaml has the words. */
export const READ_ERRORS = [
  "missing",
  "noNumber",
  "outOfRange",
  "tooFine",
  "notWhole",
  "noChoice",
  "noDay",
  "dayOutOfRange",
  "tooLong",
  "wrongCount",
  "noZip",
] as const;
export type ReadError = (typeof READ_ERRORS)[number];

/** What is wrong with the answer to one question. */
export interface FieldError<Code extends string = string> {
  field: string;
  error: Code;
}

export interface HowToRead {
  /** Whether a comma may stand before cents, as in Spanish. */
  decimalComma: boolean;
}

/** What was read from what was typed. */
export type Read<Value> = { value: Value } | { error: ReadError };

interface Reads<Kind extends string, Value> {
  kind: Kind;
  /** @param typed all that stands under the question's name */
  read: (typed: readonly string[], how: HowToRead) => Read<Value>;
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

export interface Line extends Reads<"line", string> {
  hints: LineHints;
  /** So many letters at most, where reading checks that. */
  most?: number | undefined;
}

export interface Text extends Reads<"text", string> {
  rows: number;
  most?: number | undefined;
}

export interface Choice<Value extends string = string> extends Reads<"choice", Value | undefined> {
  of: readonly Value[];
}

export interface Choices<Value extends string = string, None extends string = string>
  extends Reads<"choices", Value[]> {
  of: readonly Value[];
  /** The word that stands for none of them. */
  none: None;
}

type Language = Reads<"language", string>;
type Services = Reads<"services", string[]>;
export type Tick = Reads<"tick", boolean>;

interface Range {
  least: number;
  most: number;
}

export interface Amount extends Range, Reads<"amount", number | undefined> {
  /** So many digits may follow the point. */
  decimals: number;
  /** Years are written without commas between thousands. */
  isYear?: true;
}

/** Several numbers that belong together, like a year of months: all of them, or none. */
export interface Amounts extends Range, Reads<"amounts", number[] | undefined> {
  count: number;
  decimals: number;
}

/** A day like `2026-11-22`. */
export interface Day extends Reads<"day", string | undefined> {
  first: string;
  last: string;
}

/** What forms ask with: what is wrong with a text, the form tells. */
export type FormField = Line | Text | Choice | Choices | Language | Services | Tick;
export type Field = FormField | Amount | Amounts | Day;

/** The answer that a field gives; undefined where nothing was typed, if it tells that apart. */
export type AnswerIn<F extends Field> =
  ReturnType<F["read"]> extends Read<infer Value> ? Value : never;

/** What the choices of a field need words for, besides its label. */
export type ChoiceWord<F extends Field> =
  | (F extends { of: readonly (infer Value)[] } ? Value & string : never)
  | (F extends { none: infer None } ? None & string : never);

export const choiceWords = (field: Field): readonly string[] =>
  "none" in field ? [...field.of, field.none] : "of" in field ? field.of : [];

export const line = (hints: LineHints): Line => ({
  kind: "line",
  hints,
  read: ([typed = ""]) => ({ value: cleanLine(typed) }),
});

/** A line of digits, or an address: often copied from elsewhere, with what cannot be seen. */
export const plainLine = (hints: LineHints, most?: number): Line => ({
  kind: "line",
  hints,
  most,
  read: ([typed = ""]) => upTo(most, cleanPlainLine(typed)),
});

export const text = ({ rows, most }: { rows: number; most?: number }): Text => ({
  kind: "text",
  rows,
  most,
  read: ([typed = ""]) => upTo(most, cleanText(typed)),
});

const upTo = (most = Infinity, value: string): Read<string> =>
  value.length > most ? { error: "tooLong" } : { value };

/** One of several; nothing until it is chosen. */
export const choice = <const Value extends string>(...of: readonly Value[]): Choice<Value> => ({
  kind: "choice",
  of,
  read([typed = ""]) {
    const value = of.find((one) => one === typed);
    return value === undefined && typed !== "" ? { error: "noChoice" } : { value };
  },
});

/** Like `choice`, where the content of a region adds to what can be chosen: until then, any name is read. */
export const regionalChoice = (...of: readonly string[]): Choice => ({
  ...choice<string>(...of),
  read: ([typed = ""]) => ({ value: typed || undefined }),
});

export const choices = <const Value extends string, const None extends string>(
  of: readonly Value[],
  { none }: { none: None },
): Choices<Value, None> => ({
  kind: "choices",
  of,
  none,
  read: (typed) => ({ value: of.filter((one) => typed.includes(one)) }),
});

/** One of the languages of the site, which knows them. */
export const language = (): Language => ({
  kind: "language",
  read: ([typed = ""]) => ({ value: typed }),
});

/** Any number of our services, by name. Only the server knows which there are (askedForPrices). */
export const services = (): Services => ({
  kind: "services",
  read: (typed) => ({ value: [...new Set(typed)] }),
});

export const tick = (): Tick => ({
  kind: "tick",
  read: ([typed = ""]) => ({ value: typed !== "" }),
});

/** A number. `1200`, `$1,200.50` and `20 %` are understood; `1e3` and `NaN` are not. */
export const amount = (least: number, most: number, { decimals = 2 } = {}): Amount => ({
  kind: "amount",
  least,
  most,
  decimals,
  read: ([typed = ""], how) => readNumber(typed, { least, most, decimals, ...how }),
});

export const whole = (least: number, most: number) => amount(least, most, { decimals: 0 });

/** A year, like 1998. */
export const year = (least: number, most: number): Amount => ({
  ...whole(least, most),
  isYear: true,
});

export const amounts = (count: number, { least, most }: Range, decimals = 2): Amounts => ({
  kind: "amounts",
  count,
  least,
  most,
  decimals,
  read(typed, how) {
    if (typed.every((one) => one.trim() === "")) return { value: undefined };
    if (typed.length !== count) return { error: "wrongCount" };
    const numbers = typed.map((one) => readNumber(one, { least, most, decimals, ...how }));
    const broken = numbers.find((one) => "error" in one);
    if (broken) return broken;
    const values = numbers.flatMap((one) => ("value" in one ? (one.value ?? []) : []));
    return values.length === count ? { value: values } : { error: "wrongCount" };
  },
});

/** A day of the calendar, from the first to the last, both included. */
export const day = (first: string, last: string): Day => ({
  kind: "day",
  first,
  last,
  read: ([typed = ""]) => readDay(typed, first, last),
});

const ZIP = /^\d{5}$/;

/** A ZIP code of five digits, as a text: some begin with 0. */
export const zip = (): Line => ({
  kind: "line",
  hints: { autoComplete: "postal-code", inputMode: "numeric", size: 7 },
  read([typed = ""]) {
    const code = typed.trim();
    return code === "" || ZIP.test(code) ? { value: code } : { error: "noZip" };
  },
});
