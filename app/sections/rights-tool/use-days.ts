import { localeOf } from "#app/content/language.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";
import { useSite } from "#app/ui/site.ts";

type InWords = (day: string) => string;

const HOW = {
  /** Monday, November 30, 2026 */
  whole: { dateStyle: "full" },
  /** Nov 30 */
  short: { month: "short", day: "numeric" },
  /** Monday, November 30 */
  withWeekday: { weekday: "long", month: "long", day: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Days = Record<keyof typeof HOW, InWords>;

/** How days like `2026-11-30` are written in a language. */
export const daysFor = oncePerLanguage((language): Days => {
  const written = (options: Intl.DateTimeFormatOptions): InWords => {
    const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" });
    return (day) => format.format(new Date(day));
  };
  return {
    whole: written(HOW.whole),
    short: written(HOW.short),
    withWeekday: written(HOW.withWeekday),
  };
});

/** The same in that of the page. */
export const useDays = (): Days => daysFor(useSite().language);
