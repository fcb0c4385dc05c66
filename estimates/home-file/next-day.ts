/** When a day that comes every month or year comes next. */
import { addDays, addMonths, isDay } from "#estimates/days/calendar-day.ts";

const LEAP_DAY = "02-29";
const LAST_OF_FEBRUARY = "02-28";

/** @param date from 1 to 28, so that every month has it */
export function nextOfMonth(date: number, today: string): string {
  const thisMonth = `${today.slice(0, 8)}${String(date).padStart(2, "0")}`;
  return thisMonth >= today ? thisMonth : addMonths(thisMonth, 1);
}

/** @param monthDay like `06-01` */
export const nextOfYear = (monthDay: string, today: string): string =>
  nextBefore(monthDay, 0, today);

/**
 * The next day that lies so many days before a day of the year, as a day on which something may come
 * back every year: February 29 would come back in four.
 */
export function nextBefore(monthDay: string, days: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const candidates = [0, 1, 2].map((later) => addDays(inYear(year + later, monthDay), -days));
  const next = candidates.map(everyYear).find((day) => day >= today);
  if (!next) throw new Error(`No day lies ${days} days before ${monthDay} after ${today}`);
  return next;
}

const inYear = (year: number, monthDay: string) =>
  isDay(`${year}-${monthDay}`) ? `${year}-${monthDay}` : `${year}-${LAST_OF_FEBRUARY}`;

const everyYear = (day: string) => day.replace(LEAP_DAY, LAST_OF_FEBRUARY);
