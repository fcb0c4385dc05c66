/** Where each language stands, and how it writes and counts. */

export const DEFAULT_LANGUAGE = "en";

/** English stands at `/`, any other language under its own name, as in `/es/solar`. */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? "" : `/${language}`;
}

const FIRST_PART = /^\/([a-z]{2})(?=[/.?]|$)/;

/** The language whose name a path begins with, published or not, like `es` of `/es/solar`. */
export function languageNamedIn(path: string): string {
  return FIRST_PART.exec(path)?.[1] ?? DEFAULT_LANGUAGE;
}

/** @param path like `/es/solar`, of a page or of what belongs to it, like `/es/solar.txt` */
export function languageOf(path: string, languages: readonly string[]): string {
  const named = languageNamedIn(path);
  return languages.includes(named) ? named : DEFAULT_LANGUAGE;
}

/**
 * How numbers, days and lists are written in a language, as a BCP 47 tag: everybody here reads them as they
 * are written in the United States. Plain `es` would write 3,4 for 3.4.
 */
export const localeOf = (language: string) => `${language}-US`;

/**
 * Something for each language that is made when it is first asked for, and kept: to make a format of
 * `Intl` takes longer than to write with it all that a page says.
 */
export function oncePerLanguage<Made extends object>(make: (language: string) => Made) {
  const made = new Map<string, Made>();
  return (language: string): Made => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

const rulesOf = /* @__PURE__ */ oncePerLanguage(
  (language) => new Intl.PluralRules(localeOf(language)),
);

/** Whether a language counts so many as one: `1 hour` and not `1 hours`; in French also `0 heure`. */
export const isSingular = (count: number, language: string): boolean =>
  rulesOf(language).select(count) === "one";
