import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/** Made once: to make one takes longer than to use it a hundred times. */
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: FLORIDA_ZONE });

/** Today where the company is, as `2026-11-21`. */
export function todayInFlorida(now = new Date()): string {
  return DAY.format(now);
}
