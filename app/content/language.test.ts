import { expect, test } from "vitest";
import { isSingular } from "#app/content/language.ts";

test.each([
  ["en", 1, true],
  ["en", 0, false],
  ["es", 1, true],
  ["es", 0, false],
  ["es", 0.5, false],
  ["es", 1.5, false],
  ["es", 11, false],
  ["fr", 0, true],
  ["fr", 1.5, true],
])("in %s, %d is one: %s", (language, count, one) => {
  expect(isSingular(count, language)).toBe(one);
});
