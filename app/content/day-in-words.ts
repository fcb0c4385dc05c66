import { localeOf } from "#app/content/language.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";

const formatIn = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }),
);

/**
 * `November 22, 2026`
 *
 * @param day like `2026-11-22`
 */
export const dayInWords = (day: string, language: string): string =>
  formatIn(language).format(new Date(day));
