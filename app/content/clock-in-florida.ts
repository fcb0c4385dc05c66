import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/** Between a time and its half of the day, and in an abbreviation of two letters. */
const BLANKS_THAT_HOLD = /(?<=:\d\d|\b[ap]\.) (?=[ap]\.? ?m\b|m\.)/gi;

/**
 * Writes moments as a day and a time in Florida: `November 22, 2026 at 9:00 AM`. By the language itself and
 * not as it is written in the United States (`localeOf`), where Spanish would lose the blank in `9:00 a. m.`.
 */
export function clockInFlorida(language: string, dateStyle: "long" | "medium") {
  const written = new Intl.DateTimeFormat(language, {
    dateStyle,
    timeStyle: "short",
    hour12: true,
    timeZone: FLORIDA_ZONE,
  });
  return (moment: number) => written.format(moment).replaceAll(BLANKS_THAT_HOLD, "\u00a0");
}
