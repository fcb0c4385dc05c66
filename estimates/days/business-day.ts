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

/**
 * @param count 3 for the third business day after a day, which itself is not counted
 * @returns that day, and the days up to then that are not counted, and why
 */
export function businessDays(after: string, count: number) {
  const skipped: { day: string; why: "sunday" | FederalHoliday }[] = [];
  let last = after;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    const why = whyNoBusinessDay(last);
    if (why) skipped.push({ day: last, why });
    else left -= 1;
  }
  return { last, skipped };
}
