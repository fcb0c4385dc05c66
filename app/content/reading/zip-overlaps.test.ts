import { expect, test } from "vitest";
import { zipOverlaps } from "#app/content/reading/zip-overlaps.ts";

test("rules that claim the same code are found, exceptions to first digits are not", () => {
  expect(zipOverlaps({ a: ["334"], b: ["33441-33443"] })).toEqual([]);
  expect(zipOverlaps({ a: ["33440-33442"], b: ["33442-33445"] })).toHaveLength(1);
  expect(zipOverlaps({ a: ["334"], b: ["334"] })).toHaveLength(1);
});
