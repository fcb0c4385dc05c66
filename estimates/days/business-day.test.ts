import { expect, test } from "vitest";
import { businessDays } from "./business-day.ts";
import { addMonths } from "./calendar-day.ts";

test.each([
  ["2026-11-21", "2026-11-25", "a Sunday is skipped"],
  ["2026-11-25", "2026-11-30", "Thanksgiving and a Sunday are skipped, the Saturday counts"],
  ["2026-12-18", "2026-12-22", "the Saturday counts"],
  ["2026-12-31", "2027-01-05", "New Year and a Sunday are skipped"],
  ["2027-06-17", "2027-06-21", "Juneteenth on a Saturday counts"],
  ["2027-07-02", "2027-07-06", "July 4 on a Sunday, and the Monday after it counts"],
  ["2026-06-18", "2026-06-23", "Juneteenth on a Friday is skipped"],
  ["2026-07-02", "2026-07-06", "July 4 on a Saturday counts, and so does the Friday before it"],
  ["2021-12-31", "2022-01-04", "New Year on a Saturday counts"],
  ["2022-12-23", "2022-12-27", "Christmas on a Sunday; the Monday after it counts"],
  ["2026-10-09", "2026-10-14", "Columbus Day is skipped"],
  ["2026-11-10", "2026-11-14", "Veterans Day is skipped"],
  ["2024-02-27", "2024-03-01", "a leap day counts"],
  ["2029-01-18", "2029-01-22", "Inauguration Day counts"],
  ["2025-11-26", "2025-12-01", "Thanksgiving of another year"],
  ["2026-01-16", "2026-01-21", "Martin Luther King Day is skipped"],
  ["2027-02-12", "2027-02-17", "Washington's Birthday is skipped"],
  ["2026-05-22", "2026-05-27", "Memorial Day is skipped"],
  ["2026-05-16", "2026-05-20", "a Monday in May that is not the last counts"],
  ["2026-09-04", "2026-09-09", "Labor Day is skipped"],
  ["2029-11-21", "2029-11-26", "of five Thursdays in November, the fourth is skipped"],
  ["2029-11-28", "2029-12-01", "and the fifth counts"],
  ["2020-06-18", "2020-06-22", "Juneteenth counts before it was a federal holiday"],
  ["2025-12-23", "2025-12-27", "Christmas on a Thursday is skipped"],
])("three business days after %s end on %s: %s", (signed, last) => {
  expect(businessDays(signed, 3).last).toBe(last);
});

test("the days that are not counted say why", () => {
  expect(businessDays("2026-11-25", 3).skipped).toEqual([
    { day: "2026-11-26", why: "thanksgiving" },
    { day: "2026-11-29", why: "sunday" },
  ]);
});

test.each([
  ["2026-03-31", -1, "2026-02-28"],
  ["2028-02-29", -24, "2026-02-28"],
  ["2026-01-15", -2, "2025-11-15"],
])("%s and %i months is %s", (day, months, other) => {
  expect(addMonths(day, months)).toBe(other);
});
