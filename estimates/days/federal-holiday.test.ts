import { expect, test } from "vitest";
import { federalHolidayOn } from "./federal-holiday.ts";

test.each([
  ["2026-01-01", "newYear"],
  ["2026-01-19", "martinLutherKing"],
  ["2027-02-15", "washington"],
  ["2027-05-31", "memorial"],
  ["2026-05-25", "memorial"],
  ["2026-06-19", "juneteenth"],
  ["2025-07-04", "independence"],
  ["2026-09-07", "labor"],
  ["2026-10-12", "columbus"],
  ["2026-11-11", "veterans"],
  ["2026-11-26", "thanksgiving"],
  // November 2029 has five Thursdays, and the fourth is meant.
  ["2029-11-22", "thanksgiving"],
  ["2026-12-25", "christmas"],
])("%s is a federal holiday: %s", (day, holiday) => {
  expect(federalHolidayOn(day)).toBe(holiday);
});

test.each([
  "2029-11-29", // the fifth Thursday
  "2026-05-18", // a Monday in May, though not the last
  "2025-01-20", // Inauguration Day, which was Martin Luther King Day as well
  "2029-01-20",
  "2026-11-27", // the day after Thanksgiving
  "2020-06-19", // before Juneteenth was a federal holiday
  "2026-04-03", // Good Friday
  "2026-12-24",
])("%s is none, unless another one falls on it", (day) => {
  expect(federalHolidayOn(day)).toBe(day === "2025-01-20" ? "martinLutherKing" : undefined);
});
