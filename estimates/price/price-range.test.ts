import { expect, test } from "vitest";
import { missingFor, jobSize } from "./job-size.ts";
import { isOld, priceRange } from "./price-range.ts";

const untold = {
  footprint: undefined,
  rise: 4,
  waste: 10,
  openings: undefined,
  panels: undefined,
  watts: 400,
};

test("a job is as large as its own answers say", () => {
  expect(jobSize({ ...untold, job: "solar", panels: 20 })).toBe(8);
  expect(jobSize({ ...untold, job: "openings", openings: 13 })).toBe(13);
  expect(jobSize({ ...untold, job: "roof", footprint: 2000 })).toBeCloseTo(23.19, 2);
});

test("what a job needs is missed, and not what another needs", () => {
  expect(missingFor({ ...untold, job: "roof" })).toEqual([
    { field: "footprint", error: "missing" },
  ]);
  expect(missingFor({ ...untold, job: "openings", openings: 3 })).toEqual([]);
});

test("a price is its fixed part and so much for each unit", () => {
  const price = { name: "Tile", unit: "square", asOf: "2026-11-22" } as const;
  const range = priceRange(20, { ...price, low: 10, likely: 15, high: 30, fixed: 500 });
  expect(range).toEqual({ low: 700, likely: 800, high: 1100 });
});

test.each([
  ["2026-11-22", false],
  ["2027-05-22", false],
  ["2027-05-23", true],
])("on %s, a price of November 22, 2026, is old: %s", (today, old) => {
  expect(isOld({ asOf: "2026-11-22" }, today)).toBe(old);
});
