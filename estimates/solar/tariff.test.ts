import { expect, test } from "vitest";
import { billFor, isAtMinimum, kwhFor } from "./tariff.ts";
import { tariff2026 } from "./testing/figures.ts";

test.each([
  [0, 30.798],
  [100, 35.308],
  [248, 42.008],
  [500, 73.72],
  [1000, 136.64],
  [1200, 165.915],
  [2000, 283.013],
])("%d kWh are billed at $%d", (kwh, bill) => {
  expect(billFor(kwh, tariff2026)).toBeCloseTo(bill, 2);
});

test.each([
  [150, 1091.27],
  [200, 1432.86],
  [300, 2116.05],
  [42.008307744, 248],
  [35.3078538, 100],
  [30.798, 0],
  [25, 0],
])("a bill of $%d is one for %d kWh", (bill, kwh) => {
  expect(kwhFor(bill, tariff2026)).toBeCloseTo(kwh, 2);
});

test("what the city adds is on every bill", () => {
  const inTown = { ...tariff2026, taxShare: tariff2026.taxShare + 0.1 };
  expect(billFor(1000, inTown)).toBeCloseTo(133.1 * 1.1266, 6);
  expect(kwhFor(billFor(640, inTown), inTown)).toBeCloseTo(640, 6);
});

test("the minimum says nothing any more from 248 kWh on", () => {
  expect(isAtMinimum(247, tariff2026)).toBe(true);
  expect(isAtMinimum(248, tariff2026)).toBe(false);
});
