/** Where each language stands. */

export const DEFAULT_LANGUAGE = "en";

/** English stands at `/`, any other language under its own name, as in `/es/solar`. */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? "" : `/${language}`;
}
