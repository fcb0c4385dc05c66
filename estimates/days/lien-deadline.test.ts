import { expect, test } from "vitest";
import { lienDeadline } from "./lien-deadline.ts";

test.each([
  ["2026-10-15", "2026-10-15", "a Thursday stays"],
  ["2026-11-21", "2026-11-23", "a Saturday"],
  ["2026-11-22", "2026-11-23", "a Sunday"],
  ["2026-11-26", "2026-11-30", "Thanksgiving"],
  ["2026-11-27", "2026-11-30", "the Friday after Thanksgiving"],
  ["2027-07-04", "2027-07-06", "July 4 on a Sunday is observed on Monday"],
  ["2027-12-24", "2027-12-27", "Christmas on a Saturday is observed on Friday"],
  ["2021-12-31", "2022-01-03", "New Year on a Saturday is observed on Friday"],
  ["2026-06-19", "2026-06-19", "Juneteenth is no holiday of the state"],
  ["2026-10-12", "2026-10-12", "nor is Columbus Day"],
])("a lien period that ends on %s may be used until %s: %s", (end, last) => {
  expect(lienDeadline(end)).toBe(last);
});
