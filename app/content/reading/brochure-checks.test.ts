/** A brochure names what its page has, and paper can show. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint } = contentCopy();
const FILE = "en/pages/roofing.yaml";

test("a section that the page no longer has is told with file, line and what would be right", () => {
  change(FILE, "back: [quote, price, law, call]", "back: [quote, prize, law, call]");
  expect(complaint()).toMatch(
    /content\/en\/pages\/roofing\.yaml:303\n {4}sections\.\d+\.back\.1: no section of this page is called "prize".* Did you mean price\?/,
  );
});

test("so is one whose heading gave it its name, once it has another", () => {
  change(FILE, "id: types", "id: kinds");
  expect(complaint()).toMatch(
    /roofing\.yaml:302\n {4}sections\.\d+\.front\.0: no section .*"types"/,
  );
});

test("what makes no sense on paper is told", () => {
  change(FILE, "back: [quote,", "back: [sources,");
  expect(complaint()).toContain("a section of the kind sources cannot stand in a brochure");
});

test("without a picture at the top there is nothing to put on its front", () => {
  change(FILE, / {4}picture:\n {6}name: .*\n {6}alt: .*\n/, "");
  expect(complaint()).toMatch(/sections\.\d+: needs a hero with a picture/);
});
