import { floridaDate } from "#app/content/florida-date.ts";

/** Today where the company is, as `2026-11-21`. */
export const todayInFlorida = (now = new Date()): string => floridaDate(now);
