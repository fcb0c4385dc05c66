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
