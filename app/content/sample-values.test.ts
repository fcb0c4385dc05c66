import { expect, test } from "vitest";
import { siteContent as content } from "#app/content/reading/testing/site-content.ts";
import { holdsOneOf, sampleValues } from "./sample-values.ts";

const { words: english } = content.languages.en ?? {};
const { shown } = content.company.phone;

test("a promise without a yes counts as a whole, in the words of its language", () => {
  if (!english) throw new Error("content/en is gone");
  const promise = { sample: true, given: true, what: "When we answer" };
  const valuesOf = (words: string) =>
    sampleValues(
      {
        company: { ...content.company, sample: false, licences: [] },
        promises: { a: { ...promise, words } },
      },
      english,
    );
  expect(valuesOf("on the next day")).toEqual(["on the next day"]);
  expect(valuesOf("al día siguiente")).toEqual(["al día siguiente"]);
});

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
