import { type ForeignWords, wholeWords } from "#app/content/foreign-words.ts";

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
