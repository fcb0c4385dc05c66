import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/** Today where the company is, as `2026-11-21`. */
export function todayInFlorida(now = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: FLORIDA_ZONE }).format(now);
}
