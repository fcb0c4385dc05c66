import { expect, test } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { holdsOneOf } from "./sample-values.ts";

const { shown } = readContent(fixedAddresses()).company.phone;

test.each([
  [["30"], "Within 30 days.", true],
  [["30"], "Within 300 days.", false],
  [[shown], `Call ${shown}.`, true],
  [["3"], "It takes 3.", true],
  [["3"], "R13 and 33435", false],
  [[], "Anything", false],
])("%j in %j: %s", (values, text, holds) => {
  expect(holdsOneOf(values, text)).toBe(holds);
});
