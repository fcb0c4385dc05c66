/** The numbers that the rules take from the laws, from content/figures/rights.yaml. */
export interface RightsFigures {
  homeSale: { businessDays: number; overDollars: number };
  roof: { days: number; daysAfterDeclaration: number };
  loan: { businessDays: number };
  /** `overShare` of the price, as 0.1; `applyDays` from the payment, `startDays` from the permits. */
  deposit: { overShare: number; applyDays: number; startDays: number };
  commencement: { overDollars: number; coolingFromDollars: number };
  /** From the first work. */
  noticeToOwner: { days: number };
  /** `recordDays` from the last work, `sueMonths` from the recording. */
  lien: { recordDays: number; sueMonths: number };
  /** From the loss. */
  insurance: { noticeMonths: number; supplementMonths: number };
}
