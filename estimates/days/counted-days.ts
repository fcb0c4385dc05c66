import { whyNoBusinessDay } from "#estimates/days/business-day.ts";
import { addDays } from "#estimates/days/calendar-day.ts";
import type { FederalHoliday } from "#estimates/days/federal-holiday.ts";

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
