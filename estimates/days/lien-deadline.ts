import { addDays, weekday } from "#estimates/days/calendar-day.ts";
import { type FederalHoliday, federalHolidayOn } from "#estimates/days/federal-holiday.ts";

/** Section 110.117(1), Florida Statutes; the Friday after Thanksgiving is one, too. */
const STATE_HOLIDAYS = new Set<FederalHoliday | undefined>([
  "newYear",
  "martinLutherKing",
  "memorial",
  "independence",
  "labor",
  "veterans",
  "thanksgiving",
  "christmas",
]);

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * The last day of a period of the lien law: one that ends on a Saturday, a Sunday or a holiday of the
 * state goes on until the next business day (section 713.011, Florida Statutes). Days on which a
 * county's clerk is closed besides extend it further; they are in no table.
 */
export function lienDeadline(end: string): string {
  return isBusinessDay(end) ? end : lienDeadline(addDays(end, 1));
}

function isBusinessDay(day: string): boolean {
  const isWeekend = [SATURDAY, SUNDAY].includes(weekday(day));
  return !isWeekend && !isStateHoliday(day);
}

/** By the day on which it is observed where its own falls on a weekend. */
function isStateHoliday(day: string): boolean {
  const [before, own, after] = [-1, 0, 1].map((days) => federalHolidayOn(addDays(day, days)));
  return (
    STATE_HOLIDAYS.has(own) ||
    before === "thanksgiving" ||
    (weekday(day) === MONDAY && STATE_HOLIDAYS.has(before)) ||
    (weekday(day) === FRIDAY && STATE_HOLIDAYS.has(after))
  );
}
