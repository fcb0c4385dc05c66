import { expect, test } from "vitest";
import { HIGHEST_APR, installment, planOf, trueApr } from "./payment-plan.ts";

test.each([
  [25_000, 0.0899, 120, 316.55],
  [25_000, 0, 60, 416.67],
  [15_000, 0.0699, 84, 226.32],
  [40_000, 0.0749, 240, 321.99],
])("%d dollars at %d over %d months are %d a month", (amount, rate, count, monthly) => {
  expect(Math.abs(installment(amount, rate / 12, count) - monthly)).toBeLessThan(0.01);
});

test("a low rate on a price that was raised for it is a higher rate on the cash price", () => {
  const plan = planOf({ "cash-price": 25_000, price: 31_250, rate: 3.99, payments: 300 });
  expect(plan?.monthly).toBeCloseTo(164.78, 2);
  expect(Math.abs((plan?.total ?? 0) - 49_432.95)).toBeLessThan(0.01);
  expect(plan?.trueApr).toBeCloseTo(0.0624, 4);
  expect(plan?.parts).toEqual({
    house: 25_000,
    inPrice: 6250,
    interest: expect.closeTo(18_182.95, 1),
  });
});

test("what is paid up front is neither borrowed nor interest", () => {
  const plan = planOf({ price: 25_000, "up-front": 5000, monthly: 400, payments: 50 });
  expect(plan).toMatchObject({ total: 20_000, trueApr: 0 });
  expect(plan?.parts).toEqual({ house: 25_000, inPrice: 0, interest: 0 });
});

test("payments that do not reach a raised price are no interest below zero", () => {
  const plan = planOf({ price: 31_250, "cash-price": 25_000, monthly: 500, payments: 60 });
  expect(plan?.parts).toEqual({ house: 25_000, inPrice: 5000, interest: 0 });
});

test.each([
  { price: 25_000, monthly: 300 },
  { monthly: 300, payments: 60 },
  { price: 25_000, rate: 5 },
])("%o is no plan", (offer) => {
  expect(planOf(offer)).toBeUndefined();
});

test.each([
  ["the cash price itself", 25_000, 25_000 / 60, 60, 0],
  ["less by what rounding to cents takes", 25_000, 520.83, 48, 0],
  ["less than the cash price", 25_000, 400, 60, undefined],
  ["far more", 1000, 1000, 12, HIGHEST_APR],
])("the rate of payments that add up to %s", (_, cash, monthly, count, rate) => {
  expect(trueApr(cash, monthly, count)).toBe(rate);
});
