/** Whether the office is open at a moment, in Florida's time, and when that changes. */
import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";
import type { Company } from "#app/content/reading/schema.ts";

export type OpeningHours = Company["hours"]["office"];

export const WEEK = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Day = (typeof WEEK)[number];

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

/** Made when it is first needed: looking up a time zone holds up a phone for a tenth of a second. */
let clock: Intl.DateTimeFormat | undefined;

/** Day and time, like `mon` and `08:05`, that a clock in Florida shows. */
function wallClock(now: Date): { day: Day; time: string } {
  clock ??= new Intl.DateTimeFormat("en-US", {
    timeZone: FLORIDA_ZONE,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = clock.formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  const day = part("weekday").toLowerCase();
  return {
    day: WEEK.find((candidate) => candidate === day) ?? "sun",
    time: `${part("hour")}:${part("minute")}`,
  };
}
