import { expect, test } from "vitest";
import { planOf } from "./paying-over-time.ts";

test("a low rate on a price that was raised for it", () => {
  const plan = planOf({ cashPrice: 25_000, price: 31_250, rate: 0.0399, payments: 300 });
  expect(plan?.monthly).toBeCloseTo(164.78, 2);
  expect(Math.abs((plan?.total ?? 0) - 49_432.95)).toBeLessThan(0.01);
  expect(plan?.trueApr).toBeCloseTo(0.0624, 4);
  expect(plan?.hidden).toBe(6250);
  expect(plan?.interest).toBeCloseTo(18_182.95, 1);
  expect(plan?.parts).toEqual({
    house: 25_000,
    inPrice: 6250,
    interest: expect.closeTo(18_182.95, 1),
  });
});

test("what is paid up front is neither borrowed nor interest", () => {
  const plan = planOf({ price: 25_000, upFront: 5000, monthly: 400, payments: 50 });
  expect(plan).toMatchObject({ total: 20_000, interest: 0, trueApr: 0 });
  expect(plan?.parts).toEqual({ house: 25_000, inPrice: 0, interest: 0 });
});

test("payments that do not reach a raised price are no interest below zero in the picture", () => {
  const plan = planOf({ price: 31_250, cashPrice: 25_000, monthly: 500, payments: 60 });
  expect(plan?.interest).toBe(-1250);
  expect(plan?.parts).toEqual({ house: 25_000, inPrice: 5000, interest: 0 });
});

test("without a number of payments or a price there is no plan", () => {
  expect(planOf({ price: 25_000, monthly: 300 })).toBeUndefined();
  expect(planOf({ monthly: 300, payments: 60 })).toBeUndefined();
  expect(planOf({ price: 25_000, rate: 0.05 })).toBeUndefined();
});
