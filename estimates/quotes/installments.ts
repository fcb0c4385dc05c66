/** Equal payments, by the usual formula of annuities. */

/** Below this rate for a period the formula loses its digits, and the error of none is smaller. */
const NO_RATE = 1e-9;

/**
 * @param rate for one period, as a share: a yearly 6% in months is 0.005
 * @param count of payments, the first one period after the money
 * @returns dollars of each payment
 */
export const installment = (amount: number, rate: number, count: number): number =>
  amount / presentValue(1, rate, count);

/** What so many payments are worth on the day of the money. */
export const presentValue = (each: number, rate: number, count: number): number =>
  rate < NO_RATE ? each * count : (each * -Math.expm1(-count * Math.log1p(rate))) / rate;
