import { addDays } from "#estimates/days/calendar-day.ts";

export interface DepositRule {
  /** A deposit above this share of the price starts the dates. */
  share: number;
  /** From the payment to the request for the permits. */
  daysToApply: number;
  /** From the permits to the start of the work. */
  daysToStart: number;
}

/** Days like `2026-11-22`, as far as they are known. */
interface KnownDays {
  /** On which the deposit is paid. */
  paid?: string | undefined;
  /** On which the last permit is issued. */
  permits?: string | undefined;
}

export interface DepositDates {
  /** Of the price: 0.1 is 10%. */
  share: number;
  startsDates: boolean;
  applyBy: string | undefined;
  startBy: string | undefined;
}

/**
 * The dates that a deposit starts, by section 489.126, Florida Statutes.
 *
 * @returns nothing where deposit or price, in dollars, is not known
 */
export function datesOfDeposit(
  { deposit, price }: { deposit?: number | undefined; price?: number | undefined },
  rule: DepositRule,
  { paid, permits }: KnownDays,
): DepositDates | undefined {
  if (deposit === undefined || !price) return undefined;
  // In whole cents a tenth is a tenth; in dollars, a computer may make a little more of it.
  const share = Math.round(deposit * 100) / Math.round(price * 100);
  const startsDates = share > rule.share;
  return {
    share,
    startsDates,
    applyBy: startsDates && paid ? addDays(paid, rule.daysToApply) : undefined,
    startBy: startsDates && permits ? addDays(permits, rule.daysToStart) : undefined,
  };
}
