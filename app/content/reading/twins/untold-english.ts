/** English words that stand in a translated text, and that its `language.yaml` does not tell as English. */
import { foreignPattern } from "#app/content/foreign-words.server.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { LanguageRules } from "#app/content/reading/twins/language-rules.ts";
import { spoken } from "#app/content/reading/twins/spoken.ts";
import type { Twin } from "#app/content/reading/twins/twins.ts";

/** A word, or a mark that parts words. A period may end an abbreviation or a sentence: it is no part of a word. */
const PIECES = /[\p{L}\p{N}][\p{L}\p{N}’'&-]*|[^\s\p{L}\p{N}]/gu;
const WORD = /^\p{L}/u;
/** What is in brackets after a word of the own language, as in `gravamen (lien)`. */
const GLOSS = /(?<=\p{L} )\((?<words>\p{Ll}[\p{Ll} ,-]+)\)/gu;
/** Names begin with capitals, and units are no words. */
const SMALL_WORD = /^\p{Ll}{2,}$/u;
const UNITS = new Set(["kw", "kwh", "mph"]);

/** @returns a message for each run of words that the English text has too, and that cannot be a name alone */
export function untoldEnglish(
  { english, own }: Pick<Twin, "english" | "own">,
  rules: LanguageRules,
) {
  if (rules.same.includes(own)) return [];
  const patterns = (rules.foreign[DEFAULT_LANGUAGE] ?? []).map(foreignPattern);
  const untold = patterns.reduce((text, pattern) => text.replaceAll(pattern, "|"), spoken(own));
  const model = ` ${piecesOf(spoken(english)).join(" ")} `.toLowerCase();
  const isShared = (pieces: string[]) => model.includes(` ${pieces.join(" ")} `.toLowerCase());
  const glosses = [...untold.matchAll(GLOSS)].flatMap(({ groups }) => groups?.words ?? []);
  const found = [
    ...sharedRuns(untold, isShared),
    ...glosses.filter((one) => isShared(piecesOf(one))),
  ];
  return [...new Set(found)].map(
    (words) =>
      `“${words}” is English, so screen readers must be told: name it in foreign.en of language.yaml`,
  );
}

const piecesOf = (text: string): string[] => text.match(PIECES) ?? [];

/** Two words or more, the longest runs, of which one is small. */
function sharedRuns(text: string, isShared: (pieces: string[]) => boolean): string[] {
  const pieces = piecesOf(text);
  const runs: string[] = [];
  for (let from = 0; from < pieces.length; from++) {
    let until = from;
    while (WORD.test(pieces[until] ?? "") && isShared(pieces.slice(from, until + 1))) until++;
    const run = pieces.slice(from, until);
    if (run.length > 1 && run.some(isSmallWord)) runs.push(run.join(" "));
    from = Math.max(from, until - 1);
  }
  return runs;
}

const isSmallWord = (word: string) => SMALL_WORD.test(word) && !UNITS.has(word);
