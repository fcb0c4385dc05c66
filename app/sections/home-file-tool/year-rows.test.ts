import { expect, test } from "vitest";
import type { Reminder } from "#estimates/home-file/reminders.ts";
import { yearOf } from "./year-rows.ts";

const on = (kind: Reminder["kind"], early: string): Reminder => ({ kind, early, day: early });

test("the season lasts from its first month to its last, whichever comes next", () => {
  const due = [on("seasonEnds", "2026-11-30"), on("seasonBegins", "2027-06-01")];
  expect(yearOf(due)).toEqual([{ row: "season", months: [5, 6, 7, 8, 9, 10], lasts: true }]);
});

test("a filter is due every month, the rest in the months of its days", () => {
  const due = [
    on("filter", "2026-12-01"),
    on("coolingSpring", "2027-03-01"),
    on("coolingFall", "2027-09-01"),
    on("renewal", "2027-01-14"),
    on("warranty", "2026-12-31"),
  ];
  expect(yearOf(due)).toEqual([
    { row: "filter", months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], lasts: false },
    { row: "cooling", months: [2, 8], lasts: false },
    { row: "renewal", months: [0], lasts: false },
  ]);
});

test("what is not due has no row", () => expect(yearOf([])).toEqual([]));
