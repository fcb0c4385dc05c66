/** Days as they are written in a language. */

const inUtc = { timeZone: "UTC" } as const;
/** February has its 29th. */
const LEAP_YEAR = 2024;

/** @param day like `2026-11-22` */
export const dayInWords = (day: string, language: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: "long", ...inUtc });

/** @param monthDay like `03-15` */
export const monthDayInWords = (monthDay: string, language: string): string =>
  new Date(`${LEAP_YEAR}-${monthDay}`).toLocaleDateString(language, {
    month: "long",
    day: "numeric",
    ...inUtc,
  });
