/** A brochure names what its page has. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint } = contentCopy();
const FILE = "en/pages/roofing.yaml";

test("a section that the page no longer has is told with file, line and what would be right", () => {
  change(FILE, "sections: [types, price,", "sections: [types, prize,");
  expect(complaint()).toMatch(
    /content\/en\/pages\/roofing\.yaml:302\n {4}sections\.\d+\.sections\.1: no section of this page has the id "prize".* Did you mean price\?/,
  );
});
