/** Opening hours as a language writes them; in English the short way: `Mon-Fri 8am-5pm`. */
import { fill } from "#app/content/fill.ts";
import { daysBetween, type OpeningHours, WEEK } from "#app/content/opening.ts";
import type { InterfaceWords } from "#app/content/reading/schema.ts";

export type HourWords = Pick<InterfaceWords, "days" | "openHoursAre" | "openDailyAre" | "clock">;

export function formatHours(
  { from, to, opens, closes }: OpeningHours,
  { days, openHoursAre, openDailyAre, clock }: HourWords,
): string {
  const isDaily = daysBetween(from, to).length === WEEK.length;
  return fill(isDaily ? openDailyAre : openHoursAre, {
    from: days[from],
    to: days[to],
    opens: formatTime(opens, clock),
    closes: formatTime(closes, clock),
  });
}

/** "17:30" becomes "5:30pm", "08:00" becomes "8am". */
export function formatTime(time: string, clock: HourWords["clock"]): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shownMinute = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return fill(hour < 12 ? clock.am : clock.pm, { time: `${hour % 12 || 12}${shownMinute}` });
}

const SCHEMA_DAYS = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const;

/** The same hours for search engines (schema.org OpeningHoursSpecification). */
export function hoursForSearchEngines({ from, to, opens, closes }: OpeningHours) {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysBetween(from, to).map((day) => SCHEMA_DAYS[day]),
    opens,
    closes,
  };
}
