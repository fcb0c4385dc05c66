import { assert, double, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { paceOf, planOf } from "./paying-over-time.ts";
import { paysBack } from "./true-apr.ts";

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

test("PACE is paid once a year", () => {
  const pace = paceOf(20_000, 0.085, 20);
  expect(pace.yearly).toBeCloseTo(2113.42, 2);
  expect(Math.abs(pace.total - 42_268.39)).toBeLessThan(0.01);
  expect(pace.interest).toBeCloseTo(pace.total - 20_000, 6);
});

test("the parts of a plan are never negative and add up to what is paid", () => {
  const dollars = double({ min: 100, max: 500_000, noNaN: true });
  assert(
    property(
      record({
        price: dollars,
        cashPrice: option(dollars, { nil: undefined }),
        monthly: double({ min: 1, max: 50_000, noNaN: true }),
        payments: integer({ min: 1, max: 600 }),
      }),
      (offer) => {
        const house = offer.cashPrice ?? offer.price;
        if (offer.price < house || !paysBack(house, offer.monthly, offer.payments)) return;
        const plan = planOf(offer);
        const { house: kept, inPrice, interest } = plan?.parts ?? { house: -1, inPrice: -1 };
        for (const part of [kept, inPrice, interest]) expect(part).toBeGreaterThanOrEqual(0);
        expect(kept + inPrice + (interest ?? 0)).toBeCloseTo(Math.max(plan?.total ?? 0, house), 4);
      },
    ),
  );
});
