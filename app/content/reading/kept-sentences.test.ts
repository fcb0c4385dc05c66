/** Sentences that say something plainly and well: whoever rewrites a page keeps them, or moves them. */
import { expect, test } from "vitest";
import { contentFolder } from "#app/content/reading/languages.ts";
import { END_OF_TIME, readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

/** None of them rests on a fact that may run out. */
const { languages } = readContent(fixedAddresses(), contentFolder, END_OF_TIME);
const pages = JSON.stringify([languages.en?.pages, languages.en?.locationPages]);

test.each([
  "there is no emergency line",
  "By then the windows may already be made.",
  "It is worth as much as the company that gave it.",
  "Check the fan first; it costs nothing.",
  "none of it replaces an order to leave",
])("a page says: %s", (sentence) => {
  expect(pages).toContain(sentence);
});
