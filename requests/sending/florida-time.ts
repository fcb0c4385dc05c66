import { localeOf } from "#app/content/language.ts";
import { floridaMoments } from "#app/content/florida-time.ts";
import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/** A moment as a clock in Florida shows it: `November 23, 2026 at 1:00 PM EST`. */
export function floridaTime(moment: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: FLORIDA_ZONE,
  })
    .format(new Date(moment))
    .replace(/[\u00a0\u202f]/g, " ");
}

/** The midnight in Florida with which the day of a moment began, as an ISO 8601 time in UTC. */
export function startOfDay(moment: string): string {
  const day = floridaDate(new Date(moment));
  return new Date(floridaMoments(`${day}T00:00`)[0] ?? moment).toISOString();
}

// Canadians write days as computers do.
const dates = new Intl.DateTimeFormat("en-CA", { timeZone: FLORIDA_ZONE });

/** The day that a calendar in Florida shows at a moment, like `2026-11-22`. */
export const floridaDate = (moment: Date): string => dates.format(moment);
