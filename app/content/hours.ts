/** Opening hours: how they are written, and whether the office is open at a moment in Florida. */
import { fill } from "#app/content/fill.ts";
import { zonedParts } from "#app/content/florida-time.ts";
import { DEFAULT_LANGUAGE, localeOf } from "#app/content/language.ts";
import type { Company, InterfaceWords } from "#app/content/reading/schema.ts";

type OpeningHours = Company["hours"]["office"];

export const WEEK = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Day = (typeof WEEK)[number];

type HourWords = Pick<InterfaceWords, "days" | "openHoursAre" | "openDailyAre" | "clock">;

/** As a language writes them; in English the short way: `Mon-Fri 8am-5pm`. */
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

/** The same hours for search engines (schema.org OpeningHoursSpecification). */
export function hoursForSearchEngines({ from, to, opens, closes }: OpeningHours) {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysBetween(from, to).map((day) => dayName(day, DEFAULT_LANGUAGE)),
    opens,
    closes,
  };
}

const DAY_MS = 24 * 60 * 60_000;
/** Any Sunday does to name the days from. */
const A_SUNDAY = Date.UTC(2026, 10, 22);

export function dayName(day: Day, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: "long", timeZone: "UTC" });
  return format.format(A_SUNDAY + WEEK.indexOf(day) * DAY_MS);
}

export type Opening =
  | { state: "open"; until: string }
  | { state: "closed"; opens: { day: Day; today: boolean; time: string } };

/**
 * The clock on the wall counts, so daylight saving needs no care: at 8:00 it opens, whatever hour
 * that is elsewhere. Hours may not pass midnight.
 */
export function openingAt(now: Date, { from, to, opens, closes }: OpeningHours): Opening {
  const { day, time } = wallClock(now);
  const openDays = daysBetween(from, to);
  const opensToday = openDays.includes(day);
  if (opensToday && time >= opens && time < closes) return { state: "open", until: closes };
  if (opensToday && time < opens) {
    return { state: "closed", opens: { day, today: true, time: opens } };
  }
  const later = WEEK.indexOf(day) + 1;
  const week = WEEK.map((_, index) => WEEK[(later + index) % WEEK.length] ?? day);
  const next = week.find((candidate) => openDays.includes(candidate)) ?? day;
  return { state: "closed", opens: { day: next, today: false, time: opens } };
}

/** The days from one to another, both included, over the weekend if need be. */
export function daysBetween(from: Day, to: Day): Day[] {
  const first = WEEK.indexOf(from);
  const count = ((WEEK.indexOf(to) - first + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length: count }, (_, index) => WEEK[(first + index) % WEEK.length] ?? from);
}

/** Day and time, like `mon` and `08:05`, that a clock in Florida shows. */
function wallClock(now: Date): { day: Day; time: string } {
  const { weekday, hour, minute } = zonedParts(now, {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return {
    day: WEEK.find((day) => day === weekday?.toLowerCase()) ?? "sun",
    time: `${hour}:${minute}`,
  };
}
