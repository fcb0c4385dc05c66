import { useSite } from "#app/ui/site.ts";

/** How days like `2026-11-30` are written in the language of the page. */
export function useDays() {
  const { language } = useSite();
  const formatted = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    return (day: string) => format.format(new Date(day));
  };
  return {
    /** Monday, November 30, 2026 */
    whole: formatted({ dateStyle: "full" }),
    /** Nov 30 */
    short: formatted({ month: "short", day: "numeric" }),
    /** Monday, November 30 */
    withWeekday: formatted({ weekday: "long", month: "long", day: "numeric" }),
  };
}
