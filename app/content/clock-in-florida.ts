import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/**
 * Writes a moment as a day and a time in Florida: `November 22, 2026 at 9:00 AM`. By the language itself and
 * not as it is written in the United States (`localeOf`), where Spanish would lose the blank in `9:00 a. m.`.
 */
export const clockInFlorida = (language: string, dateStyle: "long" | "medium") =>
  new Intl.DateTimeFormat(language, {
    dateStyle,
    timeStyle: "short",
    hour12: true,
    timeZone: FLORIDA_ZONE,
  });
