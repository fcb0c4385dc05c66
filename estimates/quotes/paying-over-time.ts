/** What paying a quote over time costs, in dollars. */
import { installment } from "#estimates/quotes/installments.ts";
import { trueApr } from "#estimates/quotes/true-apr.ts";

/** As far as the quote tells. Rates are shares of a year: 0.0399 is 3.99%. */
export interface Offer {
  /** With financing, where that is another than the cash price. */
  price?: number | undefined;
  cashPrice?: number | undefined;
  /** Paid besides the monthly payments. */
  upFront?: number | undefined;
  monthly?: number | undefined;
  /** How many of them. */
  payments?: number | undefined;
  /** As the paper states it: stands in for a monthly payment that is not known. */
  rate?: number | undefined;
}

export interface Plan {
  monthly: number;
  payments: number;
  /** Of all monthly payments. */
  total: number;
  /** Above what is financed of the price; negative where the payments do not reach it. */
  interest: number | undefined;
  /** By how much the price is above the cash price. */
  hidden: number | undefined;
  /** Of the cash price, or of the price where no cash price is known. */
  trueApr: number | undefined;
  /** Where all that is paid goes, with what is paid up front. */
  parts: { house: number; inPrice: number; interest: number };
}

/** @returns nothing where the offer does not tell enough */
export function planOf(offer: Offer): Plan | undefined {
  const { price, cashPrice, payments, upFront = 0 } = offer;
  const monthly = monthlyOf(offer);
  const house = cashPrice ?? price;
  if (monthly === undefined || payments === undefined || house === undefined) return undefined;
  const total = monthly * payments;
  const extra = Math.max(0, total + upFront - house);
  const hidden = cashPrice === undefined || price === undefined ? undefined : price - cashPrice;
  const inPrice = Math.min(extra, Math.max(0, hidden ?? 0));
  return {
    monthly,
    payments,
    total,
    interest: price === undefined ? undefined : total - (price - upFront),
    hidden,
    trueApr: trueApr(house - upFront, monthly, payments),
    parts: { house, inPrice, interest: extra - inPrice },
  };
}

/** What is paid each month: as typed, or by the rate. */
export function monthlyOf({ price, cashPrice, upFront = 0, monthly, payments, rate }: Offer) {
  const financed = price ?? cashPrice;
  if (monthly !== undefined) return monthly;
  if (financed === undefined || rate === undefined || payments === undefined) return undefined;
  return installment(financed - upFront, rate / 12, payments);
}

export interface Pace {
  /** Added to the bill for the property tax. */
  yearly: number;
  total: number;
  interest: number;
}

/** @param rate of a year, as a share */
export function paceOf(price: number, rate: number, years: number): Pace {
  const yearly = installment(price, rate, years);
  return { yearly, total: yearly * years, interest: yearly * years - price };
}
