import { expect, test } from "vitest";
import { holdsOneOf } from "./sample-values.ts";

test.each([
  [["30"], "Within 30 days.", true],
  [["30"], "Within 300 days.", false],
  [["(561) 555-0142"], "Call (561) 555-0142.", true],
  [["3"], "It takes 3.", true],
  [["3"], "R13 and 33435", false],
  [[], "Anything", false],
])("%j in %j: %s", (values, text, holds) => {
  expect(holdsOneOf(values, text)).toBe(holds);
});
