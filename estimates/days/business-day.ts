/**
 * Business days as the laws on canceling count them: every day but Sundays and federal holidays. A
 * Saturday counts. So does a holiday that falls on a weekend, and the day on which it is observed:
 * where readings differ, the day worked out here can only come out earlier, never too late.
 */
import { addDays, weekday } from "#estimates/days/calendar-day.ts";
import { type FederalHoliday, federalHolidayOn } from "#estimates/days/federal-holiday.ts";

const SUNDAY = 0;
const SATURDAY = 6;

/** Why a day does not count, where it does not. */
function whyNoBusinessDay(day: string): "sunday" | FederalHoliday | undefined {
  if (weekday(day) === SUNDAY) return "sunday";
  return weekday(day) === SATURDAY ? undefined : federalHolidayOn(day);
}

/** @param count 3 for the third business day after a day, which itself is not counted */
export const businessDayAfter = (day: string, count: number): string =>
  countedDays(day, count).at(-1)?.day ?? day;

type CountedDay = { day: string } & (
  | { count: number; why?: undefined }
  | { why: "sunday" | FederalHoliday; count?: undefined }
);

/** The days after one, up to its third business day or whichever is asked for, as they are counted. */
export function countedDays(after: string, upTo: number): CountedDay[] {
  const days: CountedDay[] = [];
  let day = after;
  for (let count = 0; count < upTo; ) {
    day = addDays(day, 1);
    const why = whyNoBusinessDay(day);
    if (!why) count += 1;
    days.push(why ? { day, why } : { day, count });
  }
  return days;
}
