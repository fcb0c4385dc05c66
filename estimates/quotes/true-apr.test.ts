import { assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { installment } from "./installments.ts";
import { HIGHEST_APR, trueApr } from "./true-apr.ts";

test("a low rate on a raised price is a higher rate on the cash price", () => {
  const monthly = installment(31_250, 0.0399 / 12, 300);
  expect(trueApr(25_000, monthly, 300)).toBeCloseTo(0.0624, 4);
});

test("payments of the cash price itself carry no interest", () => {
  expect(trueApr(25_000, 25_000 / 60, 60)).toBe(0);
});

test("payments that were rounded down by less than a cent carry none either", () => {
  expect(trueApr(25_000, 520.83, 48)).toBe(0);
});

test("payments of less than the cash price have no rate", () => {
  expect(trueApr(25_000, 400, 60)).toBeUndefined();
});

test("above 200% it is told as the highest that is worked out", () => {
  expect(trueApr(1000, 1000, 12)).toBe(HIGHEST_APR);
});

const cash = double({ min: 500, max: 500_000, noNaN: true });
const count = integer({ min: 1, max: 600 });

test("the rate found gives the payment again", () => {
  assert(
    property(cash, double({ min: 0, max: 1.99, noNaN: true }), count, (price, rate, months) => {
      const monthly = installment(price, rate / 12, months);
      const found = trueApr(price, monthly, months) ?? Number.NaN;
      expect(installment(price, found / 12, months) / monthly).toBeCloseTo(1, 4);
    }),
  );
});

test("a higher payment never has a lower rate", () => {
  const extra = double({ min: 0, max: 5000, noNaN: true });
  assert(
    property(cash, extra, extra, count, (price, less, more, months) => {
      const rate = (monthly: number) => trueApr(price, monthly, months) ?? 0;
      const monthly = price / months + less;
      expect(rate(monthly + more)).toBeGreaterThanOrEqual(rate(monthly));
    }),
  );
});
