/**
 * Whether a text and its twin hold the same numbers: digits as digits, and words of numbers as words.
 * A slip in a number is the one that costs a homeowner money, and that nobody sees in passing.
 */
import type { LanguageRules } from "#app/content/reading/twins/language-rules.ts";
import { difference } from "#app/content/reading/twins/same-marks.ts";
import { spoken } from "#app/content/reading/twins/spoken.ts";
import type { Twin } from "#app/content/reading/twins/twins.ts";

/** 1,400 and 3.4 and 25, but not the dot that ends a sentence. */
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Codes of laws, tests and labels: HVHZ, TAS, NOA, E1886. What is spelled in capitals alone is no code. */
const CODE = /\b(?=[A-Z]*\d)[A-Z]+\d+\b/g;
const WORD = /\p{L}+/gu;

type Numbers = Pick<LanguageRules, "numbers">;

export function otherNumbers({ english, own }: Twin, { numbers }: Numbers): string[] {
  const [said, heard] = [spoken(english), spoken(own)];
  return [
    ...difference("holds the numbers", said.match(NUMBER) ?? [], heard.match(NUMBER) ?? []),
    ...difference("holds the codes", said.match(CODE) ?? [], heard.match(CODE) ?? []),
    ...missingWords(said, heard, numbers),
  ];
}

/** All numbers of an English text, however they are written. */
export function numbersIn(english: string, { numbers }: Numbers): string[] {
  const said = spoken(english);
  return [
    ...(said.match(NUMBER) ?? []),
    ...(said.match(CODE) ?? []),
    ...numberWords(said, numbers),
  ].toSorted();
}

/** Only what is missing: a language may say “los dos” where English says “both”. */
function missingWords(said: string, heard: string, numbers: LanguageRules["numbers"]): string[] {
  const wanted = Map.groupBy(numberWords(said, numbers), (word) => word);
  return [...wanted].flatMap(([word, { length }]) => {
    const found = (numbers[word] ?? []).reduce(
      (sum, way) => sum + (heard.match(new RegExp(way.source, "giu"))?.length ?? 0),
      0,
    );
    return found < length ? [`does not say the number “${word}” of the English text`] : [];
  });
}

function numberWords(said: string, numbers: LanguageRules["numbers"]): string[] {
  return [...said.toLowerCase().matchAll(WORD)].flatMap(([word]) =>
    Object.hasOwn(numbers, word) ? word : [],
  );
}
