/** Words in files that hold for all languages, as each language says them. */
import { expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import { layeredFiles, withWords, wordsToSay } from "#app/content/reading/layers.ts";
import { missingFrom } from "#app/content/reading/languages.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { translationFaults } from "#app/content/reading/twins/translation-faults.ts";

const { change, fileIn, folder } = contentCopy();

const PLACE = {
  name: "Miami",
  zips: "Most begin with 331",
  permitOffice: { name: "City of Miami", lookUp: "miami-office" },
};

test("a language says words alone, and what is beside them stays", () => {
  const said = { zips: "Casi todos empiezan con 331", permitOffice: "Ciudad de Miami" };
  expect(wordsToSay("places/miami.yaml", PLACE)).toEqual({
    zips: "Most begin with 331",
    permitOffice: "City of Miami",
  });
  expect(withWords("places/miami.yaml", PLACE, said)).toEqual({
    name: "Miami",
    zips: "Casi todos empiezan con 331",
    permitOffice: { name: "Ciudad de Miami", lookUp: "miami-office" },
  });
});

test("what a language does not say stays as it is", () => {
  expect(withWords("places/miami.yaml", PLACE, { zips: "331" })).toEqual({ ...PLACE, zips: "331" });
  expect(withWords("places/miami.yaml", PLACE, undefined)).toEqual(PLACE);
});

test("of reviews it says samples and our answers, by number, and no word of a customer", () => {
  const reviews = [
    { number: 9, sample: false, text: "Good work.", answer: { text: "Thank you." } },
    { number: 7, sample: true, text: "A sample." },
  ];
  expect(wordsToSay("reviews.yaml", reviews)).toEqual({
    7: { text: "A sample." },
    9: { answer: { text: "Thank you." } },
  });
  expect(
    withWords("reviews.yaml", reviews, { 9: { text: "Bien.", answer: { text: "Gracias." } } }),
  ).toEqual([
    { number: 9, sample: false, text: "Good work.", answer: { text: "Gracias." } },
    reviews[1],
  ]);
});

test("a file without such words needs no other", () => {
  const files = ["reviews.yaml", "removed-reviews.yaml", "zip-codes.yaml"];
  expect(layeredFiles(files, folder)).toEqual(["reviews.yaml"]);
  writeFileSync(fileIn("removed-reviews.yaml"), "3: { date: 2027-06-01, because: it was a joke }");
  expect(missingFrom("es", folder)).toContain("es/removed-reviews.yaml");
});

test("another number, and what is missing, are told at their lines", () => {
  change("es/places/hialeah.yaml", "33018", "33081");
  change("es/local-facts.yaml", /^ {2}wind: .*\n/m, "");
  expect(translationFaults("es", folder)).toMatchObject([
    { file: "content/es/local-facts.yaml", message: expect.stringContaining("lacks wind") },
    { file: "content/es/places/hialeah.yaml", line: 1, message: expect.stringContaining("33081") },
  ]);
});
