/** A fact that nobody has looked at for long may have changed, though no last day is known. */
import type { Claim, Claims } from "#app/content/reading/claim.ts";
import { daysAfter } from "#app/content/reading/days.ts";

/** So long a check holds, in months. */
export const CHECK_HOLDS = { fact: 12, rate: 6 };

/** The last day on which the check of a claim is young enough; none where nobody has checked it. */
export function checkHoldsUntil({ checked, kind }: Claim): string | undefined {
  return checked && monthsAfter(checked, CHECK_HOLDS[kind ?? "fact"]);
}

export function isOld(claim: Claim, today: string): boolean {
  const last = checkHoldsUntil(claim);
  return last !== undefined && last < today;
}

/** Claims whose check is too old within some days from today, those that are already included. */
export function growingOld(claims: Claims, today: string, days: number): string[] {
  const limit = daysAfter(today, days);
  return Object.keys(claims).filter((id) => {
    const last = claims[id] && checkHoldsUntil(claims[id]);
    return last !== undefined && last <= limit;
  });
}

/** The same day of a later month, or the last one of a month that has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth));
  return new Date(later).toISOString().slice(0, 10);
}
