/** What is wrong with a text by the rules of its own language, and what was left in English. */
import type { LanguageRules } from "#app/content/reading/twins/language-rules.ts";
import { spoken } from "#app/content/reading/twins/spoken.ts";
import { untoldEnglish } from "#app/content/reading/twins/untold-english.ts";
import type { Twin } from "#app/content/reading/twins/twins.ts";

/** Words that English sentences are made of; “of” stands also in names of forms, which stay English. */
const ENGLISH = /\b(?:the|and|your|with|for|is|are|we)\b/giu;
/** A title in English may hold one or two. */
const ENGLISH_WORDS = 3;
/** Two words after another that begin small make a sentence, not a name. */
const SENTENCE = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}/u;
/** Labels grow the most; and what grows more than this was not translated but explained. */
const ROOM_TO_GROW = { factor: 1.6, characters: 24 };

export function illWritten({ english, own }: Twin, rules: LanguageRules): string[] {
  // A name, a choice of the schema or a word that both share.
  if (own === english && !own.includes(" ")) return [];
  const left = leftInEnglish({ english, own }, rules);
  return [
    ...(left.length > 0 ? left : untoldEnglish({ english, own }, rules)),
    ...wrong(own, rules),
    ...tooLong(english, own, rules),
  ];
}

function leftInEnglish({ english, own }: Pick<Twin, "english" | "own">, { same }: LanguageRules) {
  if (same.includes(own)) return [];
  const isCopy = own === english && SENTENCE.test(own);
  const isEnglish = (own.match(ENGLISH)?.length ?? 0) >= ENGLISH_WORDS;
  return isCopy || isEnglish ? [`is still in English: “${own}”`] : [];
}

function wrong(own: string, rules: LanguageRules): string[] {
  return rules.wrong.flatMap(({ match, say }) => {
    const found = match.exec(spoken(own));
    return found ? [`“${found[0]}”: ${say}`] : [];
  });
}

function tooLong(english: string, own: string, { room }: LanguageRules): string[] {
  const most =
    room[english] ?? Math.ceil(english.length * ROOM_TO_GROW.factor + ROOM_TO_GROW.characters);
  return own.length > most ? [`has ${own.length} characters; there is room for ${most}`] : [];
}
