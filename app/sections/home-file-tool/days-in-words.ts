/** Days as they are written in a language. */
import { localeOf } from "#app/content/language.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";

/** February has its 29th. */
const LEAP_YEAR = 2024;

const formatsIn = oncePerLanguage((language) => {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" });
    return (day: string) => format.format(new Date(day));
  };
  return {
    dayOfYear: written({ month: "long", day: "numeric" }),
    month: written({ month: "short" }),
    date: written({ day: "numeric" }),
    year: written({ year: "numeric" }),
  };
});

/** @param monthDay like `03-15` */
export const monthDayInWords = (monthDay: string, language: string): string =>
  formatsIn(language).dayOfYear(`${LEAP_YEAR}-${monthDay}`);

/** The parts of a day, one by one: `Nov`, `22`, `2026`. */
export function partsOfDay(day: string, language: string) {
  const { month, date, year } = formatsIn(language);
  return { month: month(day), date: date(day), year: year(day) };
}
