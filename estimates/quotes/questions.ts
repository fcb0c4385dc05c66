/** What the comparison of quotes asks. Three quotes have the same questions: `a-price`, `b-price`, `c-price`. */
import type { Answers, Typed } from "#questions/tool-question.ts";
import { amount, choice, day, whole } from "#questions/fields.ts";
import { alike } from "#estimates/alike.ts";
import { FOUND, LINES, TRADES } from "#estimates/quotes/lines.ts";

export const QUOTES = ["a", "b", "c"] as const;
const MOST_QUOTES = "3";
export type QuoteName = (typeof QUOTES)[number];

const HIGHEST_PRICE = 5_000_000;
const LARGEST_SIZE = 100_000;
/** Thirty years are usual for a house, fifty the longest that is known. */
const MOST_PAYMENTS = 600;
const MOST_YEARS = 50;
/** In percent of a year. */
const HIGHEST_RATE = 100;

const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";

/** Of each quote. Amounts are in dollars, rates in percent of a year. */
export const amountsOfEach = {
  price: { field: amount(1, HIGHEST_PRICE) },
  size: { field: amount(0, LARGEST_SIZE) },
  deposit: { field: amount(0, HIGHEST_PRICE) },
  "cash-price": { field: amount(1, HIGHEST_PRICE) },
  "up-front": { field: amount(0, HIGHEST_PRICE) },
  monthly: { field: amount(0.01, HIGHEST_PRICE) },
  payments: { field: whole(1, MOST_PAYMENTS) },
  rate: { field: amount(0, HIGHEST_RATE, { decimals: 3 }) },
  "pace-rate": { field: amount(0, HIGHEST_RATE, { decimals: 3 }) },
  "pace-years": { field: whole(1, MOST_YEARS) },
} as const;

const ofEach = { ...amountsOfEach, ...alike(LINES, { field: choice(...FOUND) }) } as const;

type OfEach = typeof ofEach;
export type QuoteField = keyof OfEach;

/** Once, whatever the number of quotes. */
export const asked = {
  trade: { field: choice(...TRADES), needed: true },
  /** How many quotes there are. */
  quotes: { field: choice("1", "2", MOST_QUOTES), initial: MOST_QUOTES },
  zone: { field: choice("y", "n") },
  storm: { field: choice("y", "n") },
  paid: { field: day(FIRST_DAY, LAST_DAY) },
  permits: { field: day(FIRST_DAY, LAST_DAY) },
} as const;

type NameInQuote = `${QuoteName}-${QuoteField}`;
type InQuotes = {
  [Name in NameInQuote]: Name extends `${QuoteName}-${infer F extends QuoteField}`
    ? OfEach[F]
    : never;
};

export const questions = {
  ...asked,
  ...Object.fromEntries(
    QUOTES.flatMap((quote, index) =>
      Object.entries(ofEach).map(([name, question]) => [
        `${quote}-${name}`,
        { ...question, fits: ({ quotes = [] }: Typed) => index < Number(quotes[0] ?? MOST_QUOTES) },
      ]),
    ),
  ),
} as typeof asked & InQuotes;

export type QuoteAnswers = Answers<typeof questions>;
export type AnswersOfOne = Answers<OfEach>;

/** The answers about one quote, by their names without its letter. */
export const answersOf = (answers: QuoteAnswers, quote: QuoteName): AnswersOfOne =>
  Object.fromEntries(
    Object.keys(ofEach).map((name) => [name, answers[`${quote}-${name as QuoteField}`]]),
  ) as AnswersOfOne;
