import type { Offer } from "#estimates/quotes/paying-over-time.ts";
import type { AnswersOfOne } from "#estimates/quotes/questions.ts";

/** The way of paying over time that a quote offers; its rate, typed in percent, as a share. */
export const offerIn = (of: AnswersOfOne): Offer => ({
  price: of.price,
  cashPrice: of["cash-price"],
  upFront: of["up-front"],
  monthly: of.monthly,
  payments: of.payments,
  rate: of.rate === undefined ? undefined : of.rate / 100,
});
