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

export function otherNumbers(
  { english, own }: Twin,
  { numbers }: Pick<LanguageRules, "numbers">,
): string[] {
  const [said, heard] = [spoken(english), spoken(own)];
  return [
    ...difference("holds the numbers", said.match(NUMBER) ?? [], heard.match(NUMBER) ?? []),
    ...difference("holds the codes", said.match(CODE) ?? [], heard.match(CODE) ?? []),
    ...missingWords(said, heard, numbers),
  ];
}

/** Only what is missing: a language may say “los dos” where English says “both”. */
function missingWords(said: string, heard: string, numbers: LanguageRules["numbers"]): string[] {
  return Object.entries(numbers).flatMap(([word, ways]) => {
    const count = said.match(new RegExp(`\\b${word}\\b`, "giu"))?.length ?? 0;
    if (count === 0) return [];
    const found = ways.reduce(
      (sum, way) => sum + (heard.match(new RegExp(way.source, "giu"))?.length ?? 0),
      0,
    );
    return found < count ? [`does not say the number “${word}” of the English text`] : [];
  });
}
