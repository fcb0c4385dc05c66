import { localeOf } from "#app/content/language.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";

const rulesOf = oncePerLanguage((language) => new Intl.PluralRules(localeOf(language)));

/** Whether a language counts so many as one: `1 hour` and not `1 hours`; in French also `0 heure`. */
export const isOne = (count: number, language: string): boolean =>
  rulesOf(language).select(count) === "one";
