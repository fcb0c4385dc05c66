/**
 * The kinds of question that a tool asks, as plain data, each with how its answer is read from an
 * address. Browser and server read them alike. How they look is in app/tools/asked-field.tsx.
 */
import type { HowToRead, Read } from "#estimates/asking/read.ts";
import { readNumber } from "#estimates/asking/read-number.ts";
import { readDay } from "#estimates/asking/read-day.ts";
import { readMonthDay } from "#estimates/asking/read-month-day.ts";
import { readText } from "#estimates/asking/read-text.ts";

interface Reads<Value> {
  /** @param typed all that stands under the question's name in the address */
  read: (typed: readonly string[], how: HowToRead) => Read<Value>;
}

interface Range {
  least: number;
  most: number;
}

export interface Amount extends Range, Reads<number> {
  kind: "amount";
  /** So many digits may follow the point. */
  decimals: number;
  /** Years are written without commas between thousands. */
  isYear?: true;
}

/** Several numbers that belong together, like a year of months: all of them, or none. */
export interface Amounts extends Range, Reads<number[]> {
  kind: "amounts";
  count: number;
  decimals: number;
}

export interface Choice<Value extends string = string> extends Reads<Value> {
  kind: "choice";
  of: readonly Value[];
}

/** A day like `2026-11-22`. */
export interface Day extends Reads<string> {
  kind: "day";
  first: string;
  last: string;
}

/** A day of every year, like `03-15`. */
export interface MonthDay extends Reads<string> {
  kind: "monthDay";
}

/** Words in one line or, with more rows, in several. */
export interface Text extends Reads<string> {
  kind: "text";
  /** So many letters at most. */
  most: number;
  rows: number;
}

/** A ZIP code of five digits, as a text: some begin with 0. */
export interface Zip extends Reads<string> {
  kind: "zip";
}

export interface Tick extends Reads<boolean> {
  kind: "tick";
}

export type Field = Amount | Amounts | Choice | Day | MonthDay | Text | Tick | Zip;

interface Detail {
  decimals?: number;
}

/** A number. `1200`, `$1,200.50` and `20 %` are understood; `1e3` and `NaN` are not. */
export const amount = (least: number, most: number, { decimals = 2 }: Detail = {}): Amount => ({
  kind: "amount",
  least,
  most,
  decimals,
  read: ([typed = ""], how) => readNumber(typed, { least, most, decimals, ...how }),
});

/** A number without fractions. */
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
    if (typed.length !== count) return { fault: "wrongCount" };
    const numbers = typed.map((one) => readNumber(one, { least, most, decimals, ...how }));
    const broken = numbers.find((one) => "fault" in one);
    if (broken) return broken;
    const values = numbers.flatMap((one) => ("value" in one ? (one.value ?? []) : []));
    return values.length === count ? { value: values } : { fault: "wrongCount" };
  },
});

/** One of several. */
export const choice = <const Value extends string>(...of: readonly Value[]): Choice<Value> => ({
  kind: "choice",
  of,
  read([typed = ""]) {
    if (typed === "") return { value: undefined };
    const value = of.find((one) => one === typed);
    return value === undefined ? { fault: "noChoice" } : { value };
  },
});

/** A day of the calendar, from the first to the last, both included. */
export const day = (first: string, last: string): Day => ({
  kind: "day",
  first,
  last,
  read: ([typed = ""]) => readDay(typed, first, last),
});

/** A day of every year. */
export const monthDay = (): MonthDay => ({
  kind: "monthDay",
  read: ([typed = ""]) => readMonthDay(typed),
});

/** Words, so many letters at most. */
export const text = (most: number, { rows = 1 } = {}): Text => ({
  kind: "text",
  most,
  rows,
  read: ([typed = ""]) => readText(typed, { most, rows }),
});

const ZIP = /^\d{5}$/;

export const zip = (): Zip => ({
  kind: "zip",
  read([typed = ""]) {
    const code = typed.trim();
    if (code === "") return { value: undefined };
    return ZIP.test(code) ? { value: code } : { fault: "noZip" };
  },
});

/** A box to tick. */
export const tick = (): Tick => ({
  kind: "tick",
  read: ([typed]) => ({ value: typed !== undefined && typed !== "" }),
});
