/** Moments as people in Florida tell them. */
import { FLORIDA_ZONE } from "#app/content/florida-time.ts";

/** `November 23, 2026 at 1:00 PM EST` */
export function timeInWords(moment: string, language: string): string {
  return inWords(moment, language, { hour: "numeric", minute: "2-digit", timeZoneName: "short" });
}

/** `November 23, 2026` */
export function dayInWords(moment: string, language: string): string {
  return inWords(moment, language, {});
}

function inWords(moment: string, language: string, time: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${language}-US`, {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: FLORIDA_ZONE,
    ...time,
  })
    .format(new Date(moment))
    .replace(/[\u00a0\u202f]/g, " ");
}
