/** The site is in the languages that company.yaml lists; words of shared files are said in each. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishedLanguages, publishedStormLanguages } from "#app/content/reading/languages.ts";
import { layeredFiles, withWords, wordsToSay } from "#app/content/reading/shared-words.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { translationErrors } from "#app/content/reading/translations/translations.ts";

const { change, complaint, fileIn, folder, read } = contentCopy({ withSpanish: true });

test("a language is published where it is listed, and English always", () => {
  expect(publishedLanguages(folder)).toEqual(["en", "es"]);
  change("company.yaml", "languages: [en, es]", "languages: [en]");
  expect(publishedLanguages(folder)).toEqual(["en"]);
  expect(publishedStormLanguages(folder)).toEqual(["en"]);
});

test("English alone is a whole site, which needs no word of another language", () => {
  change("company.yaml", "languages: [en, es]", "languages: [en]");
  for (const file of ["es", "storm/es.yaml"]) {
    rmSync(fileIn(file), { recursive: true });
  }
  expect(complaint()).toBe("");
  const { languages, messages, consents, storm } = read();
  for (const all of [languages, messages, consents.calls.words, storm.languages]) {
    expect(Object.keys(all)).toEqual(["en"]);
  }
});

test("what people agree to is said in each language of the site, older wordings as they were", () => {
  const later =
    '{ version: calls-2, from: "2026-02-01", mark: "000000000000", words: { en: A., es: B. } }';
  change("consents.yaml", "\nnews:\n", `  - ${later}\n\nnews:\n`);
  change("consents.yaml", / {6}es: .*\n/, "");
  expect(complaint()).not.toContain("calls.0.words");
  change("consents.yaml", ", es: B.", "");
  expect(complaint()).toContain("calls.1.words.es: is missing");
});

test.each<[what: string, change: () => void, told: RegExp]>([
  ["storm pages", () => rmSync(fileIn("storm/es.yaml")), /storm\/es\.yaml:1\n +is missing/],
  ["a page", () => rmSync(fileIn("es/pages/hvac.yaml")), /es\/pages\/hvac\.yaml:1\n +is missing/],
  [
    "a label",
    () => change("es/interface.yaml", /^callUs: .*\n/m, ""),
    /es\/interface\.yaml:\d+\n +callUs: is missing/,
  ],
])("a language of the site may not be without %s", (_, spoil, told) => {
  spoil();
  expect(complaint()).toMatch(told);
});

const PLACE = {
  name: "Miami",
  zips: "Most begin with 331",
  permitOffice: { name: "City of Miami", lookUp: "miami-office" },
};

test("a language says words alone; what is beside them, and what it does not say, stays", () => {
  expect(wordsToSay("places/miami.yaml", PLACE)).toEqual({
    zips: "Most begin with 331",
    permitOffice: "City of Miami",
  });
  expect(withWords("places/miami.yaml", PLACE, { permitOffice: "Ciudad de Miami" })).toEqual({
    name: "Miami",
    zips: "Most begin with 331",
    permitOffice: { name: "Ciudad de Miami", lookUp: "miami-office" },
  });
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
  const own = { 9: { text: "Bien.", answer: { text: "Gracias." } } };
  expect(withWords("reviews.yaml", reviews, own)).toEqual([
    { number: 9, sample: false, text: "Good work.", answer: { text: "Gracias." } },
    reviews[1],
  ]);
});

test("a shared file needs another only where it has such words", () => {
  const files = ["reviews.yaml", "removed-reviews.yaml", "zip-codes.yaml"];
  writeFileSync(fileIn("reviews.yaml"), "[{ number: 1, sample: true, text: Good. }]");
  expect(layeredFiles(files, folder)).toEqual(["reviews.yaml"]);
  writeFileSync(fileIn("removed-reviews.yaml"), "3: { date: 2027-06-01, because: it was a joke }");
  expect(complaint()).toContain("es/removed-reviews.yaml");
});

test("in words of shared files another number, and what is missing, are told at their lines", () => {
  change("es/places/delray-beach.yaml", "33445", "33454");
  change("es/local-facts.yaml", /^ {2}wind: .*\n/m, "");
  change("es/promises.yaml", /^answerTime: .*\n/m, "");
  expect(translationErrors("es", folder)).toMatchObject([
    { file: "content/es/local-facts.yaml", path: ["maps", "wind"] },
    { file: "content/es/places/delray-beach.yaml", message: expect.stringContaining("33454") },
    { message: "is missing, but stands in content/promises.yaml" },
  ]);
});

test("links lead to the same parts in every language, whatever the headings say", () => {
  const file = fileIn("es/pages/paying-safely.yaml");
  let count = 0;
  const heading = () => `    heading: ¿Qué pasó ${++count}?`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ {4}heading: .*/gm, heading));
  const { languages } = read();
  const idsIn = (language: string) =>
    languages[language]?.pages["/paying-safely"]?.sections.map((one) => "id" in one && one.id);
  expect(new Set(idsIn("en")).size).toBeGreaterThan(3);
  expect(idsIn("es")).toEqual(idsIn("en"));
});
