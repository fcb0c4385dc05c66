/**
 * Whether a translated text says what its English says: the same facts, links and numbers, and nothing left
 * in English. A wrong number is the error that costs a homeowner money, and that nobody sees in passing.
 */
import { foreignPattern } from "#app/content/foreign-words.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
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
/** Labels grow the most; and what grows more than this was not translated but explained. */
const ROOM_TO_GROW = { factor: 1.6, characters: 24 };

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
    ...(rules.same.includes(own) ? [] : leftInEnglish(english, own, rules)),
    ...rules.wrong.flatMap(({ match, say }) => {
      const found = match.exec(withoutFacts(own));
      return found ? [`“${found[0]}”: ${say}`] : [];
    }),
    ...tooLong(english, own, rules),
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

function leftInEnglish(english: string, own: string, rules: LanguageRules): string[] {
  const isCopy = own === english && SENTENCE.test(own);
  const isEnglish = (own.match(ENGLISH)?.length ?? 0) >= ENGLISH_WORDS;
  if (isCopy || isEnglish) return [`is still in English: “${own}”`];
  return unmarkedEnglish(english, own, rules).map(
    (words) =>
      `“${words}” is English, so screen readers must be told: name it in foreign.en of language.yaml`,
  );
}

function tooLong(english: string, own: string, { room }: LanguageRules): string[] {
  const most =
    room[english] ?? Math.ceil(english.length * ROOM_TO_GROW.factor + ROOM_TO_GROW.characters);
  return own.length > most ? [`has ${own.length} characters; there is room for ${most}`] : [];
}

/** A word, or a mark that parts words. A period may end an abbreviation or a sentence: it is no part of a word. */
const PIECES = /[\p{L}\p{N}][\p{L}\p{N}’'&-]*|[^\s\p{L}\p{N}]/gu;
const WORD = /^\p{L}/u;
/** What is in brackets after a word of the own language, as in `gravamen (lien)`. */
const GLOSS = /(?<=\p{L} )\((?<words>\p{Ll}[\p{Ll} ,-]+)\)/gu;
/** Names begin with capitals, and units are no words. */
const SMALL_WORD = /^\p{Ll}{2,}$/u;
const UNITS = new Set(["kw", "kwh", "mph"]);

/** Runs of words that the English text has too, that cannot be a name alone, and that `foreign` does not name. */
function unmarkedEnglish(english: string, own: string, { foreign }: LanguageRules): string[] {
  const patterns = (foreign[DEFAULT_LANGUAGE] ?? []).map(foreignPattern);
  const unmarked = patterns.reduce(
    (text, pattern) => text.replaceAll(pattern, "|"),
    withoutFacts(own),
  );
  const model = ` ${piecesOf(withoutFacts(english)).join(" ")} `.toLowerCase();
  const isShared = (pieces: string[]) => model.includes(` ${pieces.join(" ")} `.toLowerCase());
  const glosses = [...unmarked.matchAll(GLOSS)].flatMap(({ groups }) => groups?.words ?? []);
  const found = [
    ...sharedRuns(piecesOf(unmarked), isShared),
    ...glosses.filter((one) => isShared(piecesOf(one))),
  ];
  return [...new Set(found)];
}

const piecesOf = (text: string): string[] => text.match(PIECES) ?? [];

/** Two words or more, the longest runs, of which one is small. */
function sharedRuns(pieces: string[], isShared: (pieces: string[]) => boolean): string[] {
  const runs: string[] = [];
  for (let from = 0; from < pieces.length; from++) {
    let until = from;
    while (WORD.test(pieces[until] ?? "") && isShared(pieces.slice(from, until + 1))) until++;
    const run = pieces.slice(from, until);
    const isName = !run.some((word) => SMALL_WORD.test(word) && !UNITS.has(word));
    if (run.length > 1 && !isName) runs.push(run.join(" "));
    from = Math.max(from, until - 1);
  }
  return runs;
}
