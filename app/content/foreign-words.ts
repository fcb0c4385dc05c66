/**
 * Words of another language within a text, which screen readers shall say as that language does: in Spanish
 * those of forms, laws and trades that people here know by their English names.
 */

/** As they stand in texts, by their language; the longest first. */
export type ForeignWords = Record<string, string[]>;

/** A piece of a text: in the language of the text, or in another. */
interface SpokenPiece {
  words: string;
  /** Its place among the pieces. */
  at: number;
  language?: string | undefined;
}

/**
 * @param foreign nothing where there is no such word
 * @returns the pieces of a text, which joined are the text again
 */
export function spokenPieces(text: string, foreign: ForeignWords | undefined): SpokenPiece[] {
  if (!foreign) return [{ words: text, at: 0 }];
  const languages = [undefined, ...Object.keys(foreign)];
  // Between texts stands what each language's part of the pattern has found there, or has not.
  const found = text.split(patternOf(foreign));
  return found.flatMap((words, at) =>
    words ? { words, at, language: languages[at % languages.length] } : [],
  );
}

const compiled = new WeakMap<ForeignWords, RegExp>();

/** Made once for all texts of a page. */
function patternOf(foreign: ForeignWords): RegExp {
  const known = compiled.get(foreign);
  if (known) return known;
  const lists = Object.values(foreign).map((list) => `(${list.map(escaped).join("|")})`);
  const pattern = new RegExp(wholeWords(lists.join("|")), "u");
  compiled.set(foreign, pattern);
  return pattern;
}

/** No part of a longer word. */
export const wholeWords = (source: string) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;

export const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/**
 * Which of a language's foreign words a page holds, so that it carries no others.
 *
 * @param patterns as in `language.yaml`, by language
 * @returns nothing where there are none
 */
export function foreignWordsIn(
  data: unknown,
  patterns: Record<string, string[]>,
): ForeignWords | undefined {
  const text = JSON.stringify(data);
  const found = Object.entries(patterns).flatMap(([language, sources]) => {
    const words = new Set(sources.flatMap((source) => text.match(foreignPattern(source)) ?? []));
    const longestFirst = [...words].sort((a, b) => b.length - a.length);
    return longestFirst.length > 0 ? [[language, longestFirst] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Capitals count only in a pattern that has some itself, as in the other rules of a language. */
export const foreignPattern = (source: string) =>
  new RegExp(wholeWords(source), /\p{Lu}/u.test(source) ? "gu" : "giu");
