/** Where each language stands. */

export const DEFAULT_LANGUAGE = "en";

/** English stands at `/`, any other language under its own name, as in `/es/solar`. */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? "" : `/${language}`;
}

/**
 * How numbers, days and lists are written in a language, as a BCP 47 tag: everybody here reads them as they
 * are written in the United States. Plain `es` would write 3,4 for 3.4.
 */
export const localeOf = (language: string) => `${language}-US`;
