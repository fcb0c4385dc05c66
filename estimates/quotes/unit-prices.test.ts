import { expect, test } from "vitest";
import { comparePrices } from "./unit-prices.ts";

const TOLERANCE = 0.1;

test("three roofs: a price per square each, how far they lie apart, and that they measure differently", () => {
  const compared = comparePrices(
    [
      { price: 24_500, size: 23.2 },
      { price: 21_900, size: 21 },
      { price: 27_840, size: 24 },
    ],
    TOLERANCE,
  );
  const [a, b, c] = compared.perUnit;
  expect(a).toBeCloseTo(1056.03, 2);
  expect(b).toBeCloseTo(1042.86, 2);
  expect(c).toBeCloseTo(1160, 2);
  expect(compared.spread).toBeCloseTo(0.1123, 4);
  expect(compared.sizeSpread).toBeCloseTo(0.1429, 4);
  expect(compared.sizesDiffer).toBe(true);
});

test("one quote has a price for a unit, and nothing to be compared with", () => {
  expect(comparePrices([{ price: 24_500, size: 24.5 }], TOLERANCE)).toEqual({
    perUnit: [1000],
    spread: undefined,
    sizeSpread: undefined,
    sizesDiffer: false,
  });
});

test("what was left out is left out, and the others are compared", () => {
  const quotes = [{ price: 20_000, size: 20 }, { price: 21_000 }, { price: 22_000, size: 20 }];
  expect(comparePrices(quotes, TOLERANCE)).toMatchObject({
    perUnit: [1000, undefined, 1100],
    spread: expect.closeTo(0.1, 10),
    sizesDiffer: false,
  });
});

test("a difference of the tolerance itself is none", () => {
  const sizes = (largest: number) =>
    comparePrices([{ size: 20 }, { size: largest }], TOLERANCE).sizesDiffer;
  expect(sizes(22)).toBe(false);
  expect(sizes(22.1)).toBe(true);
});
