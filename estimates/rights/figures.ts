import type { Rule } from "#estimates/rights/card.ts";

/** The numbers that rules take from the laws, from content/figures/rights.yaml. */
export interface RightsFigures extends Record<Rule, object> {
  "home-sale": { businessDays: number; overDollars: number };
  "roof-10": { days: number; daysAfterDeclaration: number };
  "loan-3": { businessDays: number };
  /** `overPercent` of the price; `applyDays` from the payment, `startDays` from the permits. */
  deposit: { overPercent: number; applyDays: number; startDays: number };
  noc: { overDollars: number; coolingFromDollars: number };
  /** From the first work. */
  nto: { days: number };
  /** `recordDays` from the last work, `sueMonths` from the recording. */
  lien: { recordDays: number; sueMonths: number };
  /** From the loss. */
  claim: { noticeMonths: number; supplementMonths: number };
}
