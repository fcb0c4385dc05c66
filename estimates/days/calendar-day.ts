/** Days of the calendar as texts like `2026-11-22`: without hours, so that no time zone can move them. */

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

/** Whether there is such a day: not February 30. */
export function isDay(text: string): boolean {
  return SHAPE.test(text) && !Number.isNaN(asDate(text).getTime()) && asDay(asDate(text)) === text;
}

/** @param days negative for days before */
export const addDays = (day: string, days: number): string =>
  asDay(new Date(asDate(day).getTime() + days * DAY_MS));

/** How many days lie from one to another. */
export const daysBetween = (from: string, to: string): number =>
  (asDate(to).getTime() - asDate(from).getTime()) / DAY_MS;

/** The same day of a later month, or its last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = asDate(day);
  const asked = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(asked, lastOfMonth.getUTCDate()));
  return asDay(date);
}

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: string): number => asDate(day).getUTCDay();
