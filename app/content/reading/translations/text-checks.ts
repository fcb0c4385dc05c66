/**
 * Whether a translated text says what its English says: the same facts, links and numbers, and nothing left
 * in English. A wrong number is the error that costs a homeowner money, and that nobody sees in passing.
 */
import type { LanguageRules } from "#app/content/reading/translations/language-rules.ts";
import type { TextPair } from "#app/content/reading/translations/pairs.ts";
import { FACT, parse, withoutMarks } from "#app/content/rich-words.ts";

type Words = Pick<TextPair, "english" | "own">;

/** 1,400 and 3.4 and 25, but not the dot that ends a sentence. */
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Codes of laws, tests and labels: HVHZ, TAS, NOA, E1886. What is spelled in capitals alone is no code. */
const CODE = /\b(?=[A-Z]*\d)[A-Z]+\d+\b/g;
const LETTERS = /\p{L}+/gu;

/** Words that English sentences are made of; “of” stands also in names of forms, which stay English. */
const ENGLISH = /\b(?:the|and|your|with|for|is|are|we)\b/giu;
/** A title in English may hold one or two. */
const ENGLISH_WORDS = 3;
/** Two words after another that begin small make a sentence, not a name. */
const SENTENCE = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}/u;
/** @returns what is wrong, in words; nothing where all is right */
export function textErrors({ english, own }: Words, rules: LanguageRules): string[] {
  const differences = COMPARED.flatMap(([verb, find]) => {
    const [model, found] = [english, own].map((text) => find(text).toSorted().join(", "));
    return model === found
      ? []
      : [`${verb} ${found || "nothing"}, but in English ${model || "nothing"}`];
  });
  const errors = [...differences, ...missingNumberWords(english, own, rules)];
  // A name, a choice of the schema or a word that both share.
  if (own === english && !own.includes(" ")) return errors;
  return [
    ...errors,
    ...(rules.same.includes(own) ? [] : leftInEnglish(english, own)),
    ...rules.wrong.flatMap(({ match, say }) => {
      const found = match.exec(withoutFacts(own));
      return found ? [`“${found[0]}”: ${say}`] : [];
    }),
  ];
}

/** What a text states that its words are about: facts that are filled in, where it leads, and all its numbers. */
export function statedIn(english: string, rules: LanguageRules): string[] {
  const numbers = [...numbersIn(english), ...codesIn(english), ...numberWords(english, rules)];
  return [...[...factsIn(english), ...linksIn(english)].toSorted(), ...numbers.toSorted()];
}

/** What is written out in a text: with … for what is filled in, and without the addresses of links. */
const withoutFacts = (text: string): string => withoutMarks(text.replace(FACT, "…"));

const factsIn = (text: string) => [...text.matchAll(FACT)].map(([mark]) => mark);

const linksIn = (text: string) =>
  parse(text).flatMap((part) => (part.kind === "link" ? [part.to] : []));

/** Only how many, as the words differ. */
const stressedIn = (text: string) =>
  parse(text).flatMap(({ kind }) => (kind === "bold" ? ["**words**"] : []));

const numbersIn = (text: string) => withoutFacts(text).match(NUMBER) ?? [];
const codesIn = (text: string) => withoutFacts(text).match(CODE) ?? [];

/** What must be the same in both languages. */
const COMPARED: [verb: string, find: (text: string) => string[]][] = [
  ["fills in", factsIn],
  ["leads to", linksIn],
  ["stresses", stressedIn],
  ["holds the numbers", numbersIn],
  ["holds the codes", codesIn],
];

/** Only what is missing: a language may say “los dos” where English says “both”. */
function missingNumberWords(english: string, own: string, rules: LanguageRules): string[] {
  const wanted = Map.groupBy(numberWords(english, rules), (word) => word);
  return [...wanted].flatMap(([word, { length }]) => {
    const ways = rules.numbers[word] ?? [];
    const found = ways.flatMap(
      ({ source }) => withoutFacts(own).match(new RegExp(source, "giu")) ?? [],
    );
    return found.length < length ? [`does not say the number “${word}” of the English text`] : [];
  });
}

const numberWords = (english: string, { numbers }: LanguageRules): string[] =>
  (withoutFacts(english).toLowerCase().match(LETTERS) ?? []).filter((word) =>
    Object.hasOwn(numbers, word),
  );

function leftInEnglish(english: string, own: string): string[] {
  const isCopy = own === english && SENTENCE.test(own);
  const isEnglish = (own.match(ENGLISH)?.length ?? 0) >= ENGLISH_WORDS;
  return isCopy || isEnglish ? [`is still in English: “${own}”`] : [];
}
