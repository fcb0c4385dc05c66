import type { RightsFigures } from "#estimates/rights/figures.ts";

/** What the laws said in November 2026. */
export const figures: RightsFigures = {
  homeSale: { businessDays: 3, overDollars: 25 },
  roof: { days: 10, daysAfterDeclaration: 180 },
  loan: { businessDays: 3 },
  deposit: { overShare: 0.1, applyDays: 30, startDays: 90 },
  commencement: { overDollars: 5000, coolingFromDollars: 15_000 },
  noticeToOwner: { days: 45 },
  lien: { recordDays: 90, sueMonths: 12 },
  insurance: { noticeMonths: 12, supplementMonths: 18 },
};
