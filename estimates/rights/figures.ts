import type { Rule } from "#estimates/rights/card.ts";

/** The numbers that rules take from the laws, from content/figures/rights.yaml. */
export interface RightsFigures extends Record<Rule, object> {
  /** At fairs the federal rule begins at `fairFromDollars`. */
  "home-sale": { businessDays: number; overDollars: number; fairFromDollars: number };
  "roof-10": { days: number; daysAfterDeclaration: number };
  "loan-3": { businessDays: number };
  /** `overPercent` of the price; `applyDays` from the payment, `startDays` from the permits, `letterDays` from the letter. */
  deposit: { overPercent: number; applyDays: number; startDays: number; letterDays: number };
  noc: { overDollars: number; coolingFromDollars: number };
  /** From the first work; certified mail of the first `mailDays` is served on the day of mailing. */
  nto: { days: number; mailDays: number };
  /** `recordDays` from the last work, `sueMonths` from the recording, `contestDays` from a contest. */
  lien: { recordDays: number; sueMonths: number; contestDays: number };
  /** From the loss. */
  insurance: { noticeMonths: number; supplementMonths: number };
  permit: { underDollars: number };
}

/** What sentences take of them by name, and the day that was worked out. */
export const FILLED_BY_RIGHTS = [
  "businessDays",
  "overDollars",
  "fairFromDollars",
  "days",
  "mailDays",
  "daysAfterDeclaration",
  "overPercent",
  "applyDays",
  "startDays",
  "letterDays",
  "coolingFromDollars",
  "recordDays",
  "sueMonths",
  "contestDays",
  "underDollars",
  "noticeMonths",
  "supplementMonths",
  "day",
] as const;
