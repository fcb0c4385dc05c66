import { expect, test } from "vitest";
import { readNumber } from "./read-values.ts";

const limits = { least: 0, most: 2_000_000, decimals: 2 };
const english = { ...limits, decimalComma: false };
const spanish = { ...limits, decimalComma: true };

test.each([
  ["1200", 1200],
  ["$1,200.50", 1200.5],
  [" 1 200 ", 1200],
  ["20 %", 20],
  [".5", 0.5],
  ["7.", 7],
  ["0", 0],
  ["1,600 sq ft", 1600],
  ["1600 sq. ft.", 1600],
  ["1,600 ft²", 1600],
  ["8 kW", 8],
  ["900kWh", 900],
  ["12 cents", 12],
  ["$24.5k", 24_500],
  ["300 mil", 300_000],
  ["$1.2M", 1_200_000],
  ["2 million", 2_000_000],
])("%j is %d", (typed, value) => {
  expect(readNumber(typed, english)).toEqual({ value });
  expect(readNumber(typed, spanish)).toEqual({ value });
});

test.each([
  "abc",
  "k",
  "kW",
  "5 rooms",
  "1e3",
  "NaN",
  "Infinity",
  "-",
  "$",
  ".",
  "1.2.3",
  "12,34",
  "0x10",
  "١٢",
])("%j is no number", (typed) => expect(readNumber(typed, english)).toEqual({ error: "noNumber" }));

test.each(["-1", "$-1", "-$1", "2000001", "2,000,000.01", "3M"])("%j is out of range", (typed) => {
  expect(readNumber(typed, english)).toEqual({ error: "outOfRange" });
});

test("more digits than asked for are not cut off in silence", () => {
  expect(readNumber("1.234", english)).toEqual({ error: "tooFine" });
});

test("where only whole numbers count, a fraction is told as one", () => {
  expect(readNumber("1.5", { ...english, decimals: 0 })).toEqual({ error: "notWhole" });
});

test("zeros after the point are no finer than none", () => {
  expect(readNumber("2,000.00", { ...english, decimals: 0 })).toEqual({ value: 2000 });
});

test("nothing typed is nothing, and no error", () => {
  expect(readNumber("  ", english)).toEqual({ value: undefined });
});

test.each([
  ["12,5", 12.5],
  ["1.200,50", 1200.5],
  ["1,200", 1200],
  ["1,200.50", 1200.5],
  ["1,5 millones", 1_500_000],
  ["1.600 pies cuadrados", 1600],
  ["7,5 kW", 7.5],
])("in Spanish, %j is %d", (typed, value) => {
  expect(readNumber(typed, spanish)).toEqual({ value });
});

/** A page in Spanish writes 7.865 and 1,200, and who reads it may also type 1.200 and 7,865. */
test.each([
  ["1.200", 2, 1200],
  ["1,200", 2, 1200],
  ["7.865", 3, 7.865],
  ["0.012", 3, 0.012],
  ["7,865", 3, 7.865],
  ["1.200.000", 3, 1_200_000],
  ["0,125", 3, 0.125],
])(
  "in Spanish, %j is what its question can hold with %d digits behind the point",
  (typed, decimals, value) => {
    const how = { least: 0, most: 2_000_000, decimals, decimalComma: true };
    expect(readNumber(typed, how)).toEqual({ value });
  },
);
