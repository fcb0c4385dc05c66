import { expect, test } from "vitest";
import { fileInWords } from "./file-in-words.ts";

test.each([
  ["en/pages/home.yaml", "Home page"],
  ["es/pages/solar.yaml", "Page /solar, in Spanish"],
  ["en/locations/fort-pierce.yaml", "Town Fort Pierce: words"],
  ["es/places/fort-pierce.yaml", "Town Fort Pierce: facts, in Spanish"],
  ["company.yaml", "The company"],
  ["removed-reviews.yaml", "Removed reviews"],
  ["figures/solar-yields.yaml", "Figures: Solar yields"],
])("%s is called %s", (file, words) => {
  expect(fileInWords(file)).toBe(words);
});
