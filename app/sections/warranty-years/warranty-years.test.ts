/** Years of warranty, drawn from the words that say them. */
import { expect, test } from "vitest";
import { prepareWarrantyYears } from "./prepare.server.ts";

const drawn = (...years: string[]) =>
  prepareWarrantyYears(
    {
      kind: "warranty-years",
      heading: "Years",
      rows: years.map((one) => ({ name: one, years: one, text: "Worth knowing." })),
    },
    { language: "en" },
  );

test("the longest fills the width, the others in proportion", () => {
  const { rows, longest } = drawn("12 to 25 years", "10 years");
  expect(rows.map(({ least, most }) => [least / longest, most / longest])).toEqual([
    [12 / 25, 1],
    [10 / 25, 10 / 25],
  ]);
});

test("what cannot be drawn is told", () => {
  expect(() => drawn("a lifetime")).toThrow('"a lifetime" cannot be drawn');
});
