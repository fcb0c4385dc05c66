import { expect, test } from "vitest";
import { fileInWords } from "./file-words.ts";

test.each([
  ["en/pages/home.yaml", "Home page"],
  ["content/en/pages/solar/panels.yaml", "Page /solar/panels"],
  ["es/pages/solar.yaml", "Page /solar, in Spanish"],
  ["en/locations/fort-pierce.yaml", "Town Fort Pierce: words"],
  ["places/fort-pierce.yaml", "Town Fort Pierce: facts"],
  ["es/places/fort-pierce.yaml", "Town Fort Pierce: facts, in Spanish"],
  ["contests/porch-fan.yaml", "Contest Porch fan: facts"],
  ["en/contests/porch-fan.yaml", "Contest Porch fan: words"],
  ["company.yaml", "The company"],
  ["en/interface.yaml", "Buttons and labels"],
  ["removed-reviews.yaml", "Removed reviews"],
  ["figures/solar-yields.yaml", "Figures: Solar yields"],
  ["storm.yaml", "Storm line"],
  ["storm/ht.yaml", "Storm pages, in Haitian Creole"],
  ["es/.made-from.yaml", "What other languages were made from, in Spanish"],
  ["images/masters/crew.webp", "Picture crew"],
  ["public/images/crew-640-abc.avif", "Files of pictures"],
  ["images/images.yaml", "List of pictures"],
])("%s is called %s", (file, words) => {
  expect(fileInWords(file)).toBe(words);
});
