import { expect, test } from "vitest";
import { quarrels } from "#app/content/reading/quarrels.ts";

test("rules that claim the same code are found, exceptions to first digits are not", () => {
  expect(quarrels({ a: ["334"], b: ["33441-33443"] })).toEqual([]);
  expect(quarrels({ a: ["33440-33442"], b: ["33442-33445"] })).toHaveLength(1);
  expect(quarrels({ a: ["334"], b: ["334"] })).toHaveLength(1);
});
