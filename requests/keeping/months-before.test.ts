import { expect, test } from "vitest";
import { monthsBefore } from "./months-before.ts";

test.each([
  ["2026-11-02T15:04:05Z", 24, "2024-11-02T15:04:05Z"],
  ["2026-03-31T00:00:00Z", 1, "2026-02-28T00:00:00Z"],
  ["2028-03-30T00:00:00Z", 1, "2028-02-29T00:00:00Z"],
  ["2028-02-29T00:00:00Z", 24, "2026-02-28T00:00:00Z"],
  ["2026-01-15T00:00:00Z", 2, "2025-11-15T00:00:00Z"],
])("%s less %i months is %s", (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months)).toEqual(new Date(before));
});
