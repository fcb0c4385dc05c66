import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { richWords, words } from "#app/content/reading/text.ts";

const way = z.strictObject({
  name: words,
  text: richWords.optional(),
  /** Of the loan, in dollars, where it is above the cash price. */
  price: z.number().positive().optional(),
  years: z.int().min(1).max(40).optional(),
  /** Percent a year, as on the paper. */
  rate: z.number().min(0).max(60).optional(),
});

export const loanCosts = sectionKind(
  "loan-costs",
  "What a loan costs",
  "ways to pay one price, drawn as lines of money: what goes to the house, what into a fee, what to interest; it is worked out from price, years and rate",
  {
    lead: richWords,
    /** Of the work, in dollars; with scripts a slider changes it, and all fees with it. */
    cashPrice: z.number().positive(),
    ways: z.array(way).min(2).max(5),
    labels: z.strictObject({
      /** Of the cash price, whose number follows. */
      price: words,
      house: words,
      inPrice: words,
      interest: words,
      total: words,
      apr: words,
    }),
    note: richWords,
  },
);
