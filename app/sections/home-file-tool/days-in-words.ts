import { localeOf } from "#app/content/language.ts";
/** Days as they are written in a language. */

/** To make one takes longer than to write twenty days with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** February has its 29th. */
const LEAP_YEAR = 2024;

/** @param day like `2026-11-22` */
export const dayInWords = (day: string, language: string): string =>
  inWords(day, language, { dateStyle: "long" });

/** @param monthDay like `03-15` */
export const monthDayInWords = (monthDay: string, language: string): string =>
  inWords(`${LEAP_YEAR}-${monthDay}`, language, { month: "long", day: "numeric" });

/** The parts of a day, one by one: `Nov`, `22`, `2026`. */
export const partsOfDay = (day: string, language: string) => ({
  month: inWords(day, language, { month: "short" }),
  date: inWords(day, language, { day: "numeric" }),
  year: inWords(day, language, { year: "numeric" }),
});

function inWords(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${Object.entries(options).join(" ")}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(day));
}
