/** What is said of quotes once they are compared. In braces stands what is worked out. */
import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { TRADES } from "#estimates/quotes/list-of-lines.ts";

export const resultWords = {
  /** In what each trade is counted. */
  units: z.record(z.enum(TRADES), z.strictObject({ one: words, perUnit: words })),
  /** The answer in one line: the first of these that is known. */
  headlines: z.strictObject({ spread: words, perUnit: words, law: words, blank: words }),
  blank: richWords,
  prices: z.strictObject({
    noSizes: words,
    some: words,
    spread: words,
    sizesDiffer: words,
    sizes: words,
    size: words,
  }),
  lineResults: z.strictObject({
    heading: words,
    law: words,
    untouched: words,
    counts: z.strictObject({ missing: words, unsure: words, left: words }),
    missingLaw: words,
    meaning: words,
    table: words,
    line: words,
    notYet: words,
  }),
  deposits: z.strictObject({
    heading: words,
    share: words,
    none: words,
    limit: words,
    below: words,
    above: words,
    applyBy: words,
    startBy: words,
    paidDay: words,
    permitsDay: words,
  }),
  plans: z.strictObject({
    heading: words,
    house: words,
    cashPrice: words,
    inPrice: words,
    interest: words,
    monthly: words,
    payments: words,
    total: words,
    trueApr: words,
    trueAprIs: words,
    unknownCash: words,
    rateOnPaper: words,
    highest: words,
    picture: words,
    pictureWithout: words,
    upFront: words,
  }),
  paces: z.strictObject({
    heading: words,
    yearly: words,
    total: words,
    totalOfOne: words,
    interest: words,
  }),
  asks: z.strictObject({ heading: words, text: words, of: words, none: words }),
  figuresUsed: z.strictObject({
    depositShare: words,
    daysToApply: words,
    daysToStart: words,
    fund: words,
    lien: words,
    days: words,
  }),
};
