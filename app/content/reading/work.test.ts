/** What only the company can say: how sentences get it, and what an editor is told. */
import { readFileSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint, fileIn, read } = contentCopy();

const PAGE = "en/pages/contests.yaml";
const FIRST_PARAGRAPH = /(?<=^ {4}paragraphs:\n {6}- ).*$/m;

beforeEach(() => {
  const own = readFileSync(fileIn("en/work.yaml"), "utf8");
  writeFileSync(
    fileIn("en/work.yaml"),
    `${own}
a-test:
  guess: { says: 3 days, sample: true }
  truth: { says: 4 days }
`,
  );
});

/** The first paragraph of the page, as components get it. */
function paragraph() {
  const page = read().languages.en?.pages["/contests"];
  const passage = page?.sections.find(({ kind }) => kind === "passage");
  return passage?.kind === "passage" ? passage.paragraphs[0] : undefined;
}

test("a sample is marked wherever a sentence takes it, what is true is not", () => {
  change(PAGE, FIRST_PARAGRAPH, "It took {a-test.guess}, then {a-test.truth}.");
  expect(paragraph()).toBe("It took [3 days](sample), then 4 days.");
});

test("a license number is one of these, and a sample until it is real", () => {
  change(
    "company.yaml",
    /trade: roofing, number: \w+, sample: true/,
    "trade: roofing, number: CCC1",
  );
  change(PAGE, FIRST_PARAGRAPH, "See {license.roofing} and {license.general}.");
  expect(paragraph()).toMatch(/^See CCC1 and \[\w+\]\(sample\)\.$/);
});

test("a name that nobody wrote is told, with the one that was meant", () => {
  change(PAGE, FIRST_PARAGRAPH, "It took {a-test.gues}.");
  expect(complaint()).toContain(
    "there is no fact called {a-test.gues}. Did you mean a-test.guess?",
  );
});

test.each([
  [
    "a heading",
    /heading: .*$/m,
    "heading: Work of {a-test.guess}",
    "may be a sample, which these words cannot show",
  ],
  [
    "bold words",
    FIRST_PARAGRAPH,
    "It took **about {a-test.guess}**.",
    "cannot stand within a link or bold words",
  ],
  [
    "a link",
    FIRST_PARAGRAPH,
    "It took [{a-test.guess}](/solar).",
    "cannot stand within a link or bold words",
  ],
])("%s cannot show it, and says so", (_, from, to, message) => {
  change(PAGE, from, to);
  expect(complaint()).toContain(message);
  expect(complaint()).toMatch(/content\/en\/pages\/contests\.yaml:\d+/);
});

test("a mistake in the file itself is told once, not again by every page", () => {
  change("en/work.yaml", "says: 3 days, sample", "said: 3 days, sample");
  expect(complaint()).toContain("content/en/work.yaml");
  expect(complaint()).not.toContain("content/en/pages");
});

test.each([
  ["says: 3 days", 'says: "[3 days](/solar)"', "takes no links|take no links"],
  ["says: 3 days", 'says: "3 [or so] days"', "without the signs"],
  ["a-test:", "license:", "license numbers are in content/company.yaml"],
])("%s cannot become %s", (from, to, message) => {
  change("en/work.yaml", from, to);
  expect(complaint()).toMatch(new RegExp(message));
});
