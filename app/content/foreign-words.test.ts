import { expect, test } from "vitest";
import { foreignWordsIn, spokenPieces } from "#app/content/foreign-words.ts";

const PATTERNS = {
  en: [
    "lien",
    String.raw`releases? of lien`,
    String.raw`(City|Town) of \p{Lu}\p{L}+`,
    String.raw`\(deck\)`,
  ],
  ht: ["kay"],
};

const told = (text: string) =>
  spokenPieces(text, foreignWordsIn({ text }, PATTERNS)).map(({ words, language }) =>
    language ? `${language}:${words}` : words,
  );

test("words of another language are pieces of their own, the longest that fits", () => {
  expect(told("Pida una release of lien, no un lien.")).toEqual([
    "Pida una ",
    "en:release of lien",
    ", no un ",
    "en:lien",
    ".",
  ]);
  expect(told("Lien es gravamen; kay es casa")).toEqual([
    "en:Lien",
    " es gravamen; ",
    "ht:kay",
    " es casa",
  ]);
});

test("a part of a word is none, and capitals count where the pattern has some", () => {
  expect(told("un alien, liens, ochenta y kayak")).toEqual(["un alien, liens, ochenta y kayak"]);
  expect(told("la city of lights, la City of Hialeah")).toEqual([
    "la city of lights, la ",
    "en:City of Hialeah",
  ]);
});

test("what has brackets, dots or stars in it is found as it stands", () => {
  expect(told("el entablado (deck), no deck")).toEqual(["el entablado ", "en:(deck)", ", no deck"]);
});

test("a page without such words carries none", () => {
  expect(foreignWordsIn(["nada", { a: "de eso" }], PATTERNS)).toBeUndefined();
  expect(foreignWordsIn(["lien"], {})).toBeUndefined();
  expect(foreignWordsIn([{ a: ["lien"] }], PATTERNS)).toEqual({ en: ["lien"] });
});
