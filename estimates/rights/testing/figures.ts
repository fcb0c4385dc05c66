import type { RightsFigures } from "#estimates/rights/card.ts";

/** What the laws said in November 2026. */
export const figures: RightsFigures = {
  "home-sale": { businessDays: 3, overDollars: 25, fairFromDollars: 130 },
  "roof-10": { days: 10, daysAfterDeclaration: 180 },
  "roof-notice": {},
  "loan-3": { businessDays: 3 },
  installments: { businessDays: 3 },
  deposit: { overPercent: 10, applyDays: 30, startDays: 90, letterDays: 30 },
  fund: {},
  noc: { overDollars: 5000, coolingFromDollars: 15_000 },
  nto: { days: 45, mailDays: 40 },
  lien: { recordDays: 90, sueMonths: 12, contestDays: 60 },
  insurance: { noticeMonths: 12, supplementMonths: 18 },
  aob: {},
  adjust: {},
  "hoa-storm": {},
  "hoa-solar": {},
  permit: { underDollars: 7500 },
  "ac-warranty": {},
};
