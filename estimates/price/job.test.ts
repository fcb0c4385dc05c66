import { expect, test } from "vitest";
import { isOld, jobSize, missingFor, priceRange } from "./job.ts";

const untold = {
  footprint: undefined,
  rise: 4,
  waste: 10,
  openings: undefined,
  panels: undefined,
  watts: 400,
};

test.each([
  [{ job: "solar", panels: 20 }, 8],
  [{ job: "openings", openings: 13 }, 13],
  [{ job: "roof", footprint: 2000 }, 23.19],
  [{ job: "roof", footprint: 1800, rise: 6, waste: 15 }, 23.14],
  [{ job: "roof", footprint: 1500, rise: 0, waste: 5 }, 15.75],
] as const)("the size of %o is %d", (answers, size) => {
  expect(jobSize({ ...untold, ...answers })).toBeCloseTo(size, 2);
});

test("what a job needs is missed, and not what another needs", () => {
  expect(missingFor({ ...untold, job: "roof" })).toEqual([
    { field: "footprint", error: "missing" },
  ]);
  expect(missingFor({ ...untold, job: "openings", openings: 3 })).toEqual([]);
});

test("a price is its fixed part and so much for each unit, to the hundred", () => {
  const price = { low: 10, likely: 15, high: 30, fixed: 500, asOf: "2026-11-22" };
  expect(priceRange(20, price)).toEqual({ low: 700, likely: 800, high: 1100 });
  expect(priceRange(23.19, price)).toEqual({ low: 700, likely: 800, high: 1200 });
});

test.each([
  ["2027-05-22", false],
  ["2027-05-23", true],
])("on %s, a price of November 22, 2026, is old: %s", (today, old) => {
  expect(isOld({ asOf: "2026-11-22" }, today)).toBe(old);
});
