import type { Figures } from "#app/content/reading/figures.ts";
import { addDays } from "#estimates/days/calendar-day.ts";
import { linesFound } from "#estimates/quotes/lines.ts";
import { installment, planOf } from "#estimates/quotes/payment-plan.ts";
import {
  type AnswersOfOne,
  answersOf,
  QUOTES,
  type QuoteAnswers,
  type QuoteName,
} from "#estimates/quotes/questions.ts";

export type QuoteFigures = Figures["figures/quotes"];

export type ReadQuote = ReturnType<typeof readQuote>;
export type ComparedQuotes = ReturnType<typeof compareQuotes>;

/** Below what anybody types: 22 / 20 - 1 is a little more than a tenth for a computer. */
const ROUNDING = 1e-9;

/** @param answers without errors */
export function compareQuotes(answers: QuoteAnswers, figures: QuoteFigures) {
  const quotes = QUOTES.flatMap((name) => {
    const ofOne = answersOf(answers, name);
    const isKnown = Object.values(ofOne).some((answer) => answer !== undefined);
    return isKnown ? readQuote(name, ofOne, answers, figures) : [];
  });
  const sizeSpread = spreadOf(quotes.map((quote) => quote.answers.size));
  return {
    /** Those of which something is known, in the order A, B, C: no order of ours. */
    quotes,
    /** By how much the highest price for a unit is above the lowest, as a share: 0.1 is 10%. */
    spread: spreadOf(quotes.map(({ perUnit }) => perUnit)),
    /** The same of the sizes. */
    sizeSpread,
    /** Whether the sizes lie so far apart that the quotes cannot be for the same job. */
    sizesDiffer: sizeSpread !== undefined && sizeSpread > figures.sizeTolerance + ROUNDING,
  };
}

function readQuote(
  name: QuoteName,
  answers: AnswersOfOne,
  shared: QuoteAnswers,
  { deposit, lines }: QuoteFigures,
) {
  const { price, size } = answers;
  const { trade, zone, storm } = shared;
  const plan = planOf(answers);
  const pace = paceOf(answers);
  return {
    name,
    answers,
    /** Dollars for one unit of the trade: a square of roof, an opening, a ton, a kilowatt. */
    perUnit: price && size ? price / size : undefined,
    deposit: readDeposit(answers, deposit, shared),
    lines: linesFound(lines, answers, {
      trade,
      price,
      inWindZone: zone === "y",
      afterEmergency: storm === "y" && trade === "roof",
      paidOverTime: Boolean(plan ?? pace),
    }),
    plan,
    pace,
  };
}

/**
 * The dates that a deposit starts, by section 489.126, Florida Statutes.
 *
 * @returns undefined if the deposit or the price is not known
 */
export function readDeposit(
  { deposit, price }: Partial<Pick<AnswersOfOne, "deposit" | "price">>,
  rule: QuoteFigures["deposit"],
  { paid, permits }: Partial<Pick<QuoteAnswers, "paid" | "permits">>,
) {
  if (deposit === undefined || !price) return undefined;
  // In whole cents a tenth is a tenth; in dollars, a computer may make a little more of it.
  const share = Math.round(deposit * 100) / Math.round(price * 100);
  const startsDates = share > rule.share;
  return {
    dollars: deposit,
    /** Of the price: 0.1 is 10%. */
    share,
    startsDates,
    /** Days like `2026-11-22`, as far as they are known. */
    applyBy: startsDates && paid ? addDays(paid, rule.daysToApply) : undefined,
    startBy: startsDates && permits ? addDays(permits, rule.daysToStart) : undefined,
  };
}

/** A PACE assessment in dollars: what is added to the bill for the property tax each year. */
function paceOf({ price, "pace-rate": rate, "pace-years": years }: AnswersOfOne) {
  if (price === undefined || rate === undefined || years === undefined) return undefined;
  const yearly = installment(price, rate / 100, years);
  return { yearly, years, total: yearly * years, interest: yearly * years - price };
}

function spreadOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined && value > 0) as number[];
  return known.length < 2 ? undefined : Math.max(...known) / Math.min(...known) - 1;
}
