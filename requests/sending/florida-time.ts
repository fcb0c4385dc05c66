import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/** A moment as a clock in Florida shows it: `November 23, 2026 at 1:00 PM EST`. */
export function floridaTime(moment: string, language: string): string {
  return new Intl.DateTimeFormat(`${language}-US`, {
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
