import { expect, test } from "vitest";
import { durationIn } from "./duration.ts";

test.each([
  ["2 to 4 weeks", 14, 28],
  ["about 1 week", 7, 7],
  ["1 day", 1, 1],
  ["1 to 3 business days", 1, 3],
  ["2 months", 60, 60],
  ["12 to 25 years", 12 * 365, 25 * 365],
])("%s", (words, least, most) => {
  expect(durationIn(words)).toEqual({ least, most });
});

test.each(["soon", "one night", "2 weeks after the permit"])("%s is no length", (words) => {
  expect(durationIn(words)).toBeUndefined();
});
