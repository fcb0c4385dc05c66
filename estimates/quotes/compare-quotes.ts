import { type DepositDates, datesOfDeposit, type DepositRule } from "#estimates/quotes/deposit.ts";
import { type LinesFound, linesFound } from "#estimates/quotes/lines-found.ts";
import type { Circumstances, Line } from "#estimates/quotes/list-of-lines.ts";
import { offerIn } from "#estimates/quotes/offer-in.ts";
import { type Pace, paceOf, type Plan, planOf } from "#estimates/quotes/paying-over-time.ts";
import {
  type AnswersOfOne,
  answersOf,
  type QuoteAnswers,
  type QuoteName,
  quotesIn,
} from "#estimates/quotes/questions.ts";
import { type ComparedPrices, comparePrices } from "#estimates/quotes/unit-prices.ts";

/** What content says of quotes. */
export interface QuoteFigures {
  /** Share by which sizes may differ. */
  sizeTolerance: number;
  deposit: DepositRule;
  lines: readonly Line[];
}

export interface ReadQuote {
  name: QuoteName;
  price: number | undefined;
  size: number | undefined;
  perUnit: number | undefined;
  deposit: (DepositDates & { dollars: number }) | undefined;
  lines: LinesFound;
  plan: Plan | undefined;
  pace: Pace | undefined;
}

export interface ComparedQuotes extends Omit<ComparedPrices, "perUnit"> {
  /** Those of which something is known, in the order A, B, C: no order of ours. */
  quotes: ReadQuote[];
}

/** @param answers without faults */
export function compareQuotes(answers: QuoteAnswers, figures: QuoteFigures): ComparedQuotes {
  const names = quotesIn(answers);
  const each = names.map((name) => answersOf(answers, name));
  const { perUnit, ...compared } = comparePrices(each, figures.sizeTolerance);
  return {
    ...compared,
    quotes: names.map((name, index) => ({
      name,
      perUnit: perUnit[index],
      ...readQuote(each[index] as AnswersOfOne, answers, figures),
    })),
  };
}

function readQuote(of: AnswersOfOne, answers: QuoteAnswers, figures: QuoteFigures) {
  const { price, size, deposit: dollars, "pace-rate": paceRate, "pace-years": paceYears } = of;
  const dates = datesOfDeposit(of, figures.deposit, answers);
  const plan = planOf(offerIn(of));
  const hasPace = price !== undefined && paceRate !== undefined && paceYears !== undefined;
  const pace = hasPace ? paceOf(price, paceRate / 100, paceYears) : undefined;
  const circumstances: Circumstances = {
    trade: answers.trade,
    price,
    inWindZone: answers.zone === "y",
    afterEmergency: answers.storm === "y" && answers.trade === "roof",
    paidOverTime: Boolean(plan ?? pace),
  };
  return {
    price,
    size,
    deposit: dates && dollars !== undefined ? { ...dates, dollars } : undefined,
    lines: linesFound(figures.lines, of, circumstances),
    plan,
    pace,
  };
}
