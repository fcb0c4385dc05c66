/** Which laws may help a homeowner, and until which day. */
import { homeSale, loanThreeDays, roofTenDays } from "#estimates/rights/canceling.ts";
import { type Finding, type RightsCard, RULES, type Rule } from "#estimates/rights/card.ts";
import type { RightsFigures } from "#estimates/rights/figures.ts";
import type { Find } from "#estimates/rights/finding.ts";
import {
  adjusterNeeded,
  benefitsSignedOver,
  coolingWarranty,
  insuranceClaim,
  noPermitNeeded,
  panelsRefused,
  stormProtectionRefused,
} from "#estimates/rights/other-rules.ts";
import {
  claimOfLien,
  depositDates,
  noticeOfCommencement,
  noticeToOwner,
  recoveryFund,
} from "#estimates/rights/paying.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";

const FINDS: { [R in Rule]: Find<R> } = {
  "home-sale": homeSale,
  "roof-10": roofTenDays,
  "loan-3": loanThreeDays,
  deposit: depositDates,
  fund: recoveryFund,
  insurance: insuranceClaim,
  aob: benefitsSignedOver,
  adjust: adjusterNeeded,
  lien: claimOfLien,
  nto: noticeToOwner,
  noc: noticeOfCommencement,
  "hoa-storm": stormProtectionRefused,
  "hoa-solar": panelsRefused,
  permit: noPermitNeeded,
  "ac-warranty": coolingWarranty,
};

/**
 * The rules that may fit, the one whose day comes first at the top. Those whose days have all passed
 * come last, before those that were looked at and probably do not fit.
 *
 * @param today a day like `2026-11-22`; a day that is over at its midnight has passed the day after
 * @param old rules whose law has to be looked at again
 */
export function rightsFor(
  answers: RightsAnswers,
  figures: RightsFigures,
  today: string,
  old: readonly Rule[] = [],
): RightsCard[] {
  const rules = Object.keys(RULES) as Rule[];
  const cards = rules.flatMap((rule): RightsCard | [] => {
    const found: Finding | undefined = FINDS[rule](answers, figures);
    if (!found) return [];
    if (old.includes(rule)) return { ...found, ...UNKNOWN, rule };
    const days = found.days.map((one) => ({ ...one, passed: one.day < today }));
    return { ...found, rule, isOld: false, days };
  });
  return cards.toSorted((one, other) => urgency(one).localeCompare(urgency(other)));
}

/** Whom an old law covers, and until when, is for others to say. */
const UNKNOWN = { isOld: true, fits: true, days: [], missing: [] };

/** Sorts as text: the next day that is still to come, then no day, then days that are over. */
function urgency({ fits, days }: RightsCard): string {
  if (!fits) return "4";
  const next = days.flatMap(({ day, passed }) => (passed ? [] : day)).toSorted()[0];
  if (next) return `1 ${next}`;
  const isOver = days.length > 0 && days.every(({ whose }) => whose === "yours");
  return isOver ? "3" : "2";
}
