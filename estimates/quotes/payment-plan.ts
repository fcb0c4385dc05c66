/** What paying a quote over time costs, in dollars. */
import type { AnswersOfOne } from "#estimates/quotes/questions.ts";

/** As a share of a year: above it the figure says no more. */
export const HIGHEST_APR = 2;

/** Monthly payments are rounded to cents, so that those without interest may add up to a little less. */
const ROUNDED_DOLLARS = 0.005;
/** Each halves what is between the lowest and the highest rate that are possible. */
const HALVINGS = 60;
/** Below this rate for a period the formula loses its digits, and the error of none is smaller. */
const NO_RATE = 1e-9;

type OfferField = "price" | "cash-price" | "up-front" | "monthly" | "payments" | "rate";
/** As far as the quote tells: dollars, and the rate on its paper in percent of a year. */
type Offer = Partial<Pick<AnswersOfOne, OfferField>>;

export type Plan = NonNullable<ReturnType<typeof planOf>>;

/** @returns undefined if the offer does not tell enough */
export function planOf(offer: Offer) {
  const { price, "cash-price": cashPrice, "up-front": upFront = 0, payments } = offer;
  const monthly = monthlyOf(offer);
  const house = cashPrice ?? price;
  if (monthly === undefined || payments === undefined || house === undefined) return undefined;
  const total = monthly * payments;
  const extra = Math.max(0, total + upFront - house);
  /** By how much the price is above the cash price. */
  const raised = cashPrice === undefined || price === undefined ? 0 : price - cashPrice;
  const inPrice = Math.min(extra, Math.max(0, raised));
  return {
    monthly,
    payments,
    /** Of all monthly payments. */
    total,
    /** Of the cash price, or of the price where no cash price is known; a share of a year. */
    trueApr: trueApr(house - upFront, monthly, payments),
    /** Where all that is paid goes, with what is paid up front. */
    parts: { house, inPrice, interest: extra - inPrice },
  };
}

/** What is paid each month: as typed, or by the rate. */
export function monthlyOf(offer: Offer): number | undefined {
  const { "up-front": upFront = 0, monthly, payments, rate } = offer;
  const financed = offer.price ?? offer["cash-price"];
  if (monthly !== undefined) return monthly;
  if (financed === undefined || rate === undefined || payments === undefined) return undefined;
  return installment(financed - upFront, rate / 100 / 12, payments);
}

/**
 * Equal payments, by the usual formula of annuities.
 *
 * @param rate for one period, as a share: a yearly 6% in months is 0.005
 * @param count of payments, the first one period after the money
 * @returns dollars of each payment
 */
export const installment = (amount: number, rate: number, count: number): number =>
  amount / presentValue(1, rate, count);

/** What so many payments are worth on the day of the money. */
const presentValue = (each: number, rate: number, count: number): number =>
  rate < NO_RATE ? each * count : (each * -Math.expm1(-count * Math.log1p(rate))) / rate;

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
