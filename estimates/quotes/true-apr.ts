import { presentValue } from "#estimates/quotes/installments.ts";

/** As a share of a year: above it the figure says no more. */
export const HIGHEST_APR = 2;

/** Monthly payments are rounded to cents, so that those without interest may add up to a little less. */
const ROUNDED_DOLLARS = 0.005;

/** Each halves what is between the lowest and the highest rate that are possible. */
const HALVINGS = 60;

/** Whether so many payments, rounded to cents, can pay back the price, all in dollars. */
export const paysBack = (price: number, monthly: number, count: number): boolean =>
  (monthly + ROUNDED_DOLLARS) * count >= price;

/**
 * The yearly rate at which the monthly payments are worth the cash price: what borrowing costs when
 * a part of it was put into the price. Found by halving, twelve months to a year (Regulation Z,
 * appendix J, has the same equation).
 *
 * @param cash price in dollars
 * @param monthly payment in dollars, the first after a month
 * @returns as a share: 0.0624 is 6.24%. Nothing where the payments do not reach the cash price
 */
export function trueApr(cash: number, monthly: number, count: number): number | undefined {
  if (!paysBack(cash, monthly, count)) return undefined;
  if (monthly * count <= cash) return 0;
  const worth = (apr: number) => presentValue(monthly, apr / 12, count);
  if (worth(HIGHEST_APR) >= cash) return HIGHEST_APR;
  let low = 0;
  let high = HIGHEST_APR;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > cash) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
