import { expect, test } from "vitest";
import { installment } from "./installments.ts";

test.each([
  [25_000, 0.0899, 120, 316.55],
  [25_000, 0, 60, 416.67],
  [15_000, 0.0699, 84, 226.32],
  [40_000, 0.0749, 240, 321.99],
  [31_250, 0.0399, 300, 164.78],
])("%d dollars at %d over %d months are %d a month", (amount, rate, count, monthly) => {
  expect(Math.abs(installment(amount, rate / 12, count) - monthly)).toBeLessThan(0.01);
});

test("a PACE assessment of 20,000 dollars at 8.5% over 20 years, once a year", () => {
  const yearly = installment(20_000, 0.085, 20);
  expect(yearly).toBeCloseTo(2113.42, 2);
  expect(yearly * 20).toBeCloseTo(42_268.39, 1);
});
