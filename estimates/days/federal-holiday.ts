import { addDays, weekday } from "#estimates/days/calendar-day.ts";

/** Those of the whole country. Inauguration Day is one around Washington only. */
export const FEDERAL_HOLIDAYS = [
  "newYear",
  "martinLutherKing",
  "washington",
  "memorial",
  "juneteenth",
  "independence",
  "labor",
  "columbus",
  "veterans",
  "thanksgiving",
  "christmas",
] as const;
export type FederalHoliday = (typeof FEDERAL_HOLIDAYS)[number];

type Monthly = [week: number | "last", weekday: number];

const MONDAY = 1;
const THURSDAY = 4;
const FIRST_YEAR_OF_JUNETEENTH = 2021;
const DAYS_IN_WEEK = 7;

const BY_DATE: Record<string, FederalHoliday> = {
  "01-01": "newYear",
  "06-19": "juneteenth",
  "07-04": "independence",
  "11-11": "veterans",
  "12-25": "christmas",
};

const BY_WEEKDAY: Record<string, [FederalHoliday, ...Monthly][]> = {
  "01": [["martinLutherKing", 3, MONDAY]],
  "02": [["washington", 3, MONDAY]],
  "05": [["memorial", "last", MONDAY]],
  "09": [["labor", 1, MONDAY]],
  "10": [["columbus", 2, MONDAY]],
  "11": [["thanksgiving", 4, THURSDAY]],
};

/**
 * The federal holiday whose own date a day is, and not the day on which it is observed, by
 * 5 U.S.C. 6103(a) as it has stood since 1986. Juneteenth counts from its first year on.
 */
export function federalHolidayOn(day: string): FederalHoliday | undefined {
  const [year = "", month = "", date = ""] = day.split("-");
  const dated = BY_DATE[`${month}-${date}`];
  if (dated === "juneteenth" && Number(year) < FIRST_YEAR_OF_JUNETEENTH) return undefined;
  if (dated) return dated;
  return BY_WEEKDAY[month]?.find(([, ...monthly]) => isThe(monthly, day))?.[0];
}

function isThe([week, wanted]: Monthly, day: string): boolean {
  if (weekday(day) !== wanted) return false;
  if (week === "last") return addDays(day, DAYS_IN_WEEK).slice(5, 7) !== day.slice(5, 7);
  return Math.ceil(Number(day.slice(8)) / DAYS_IN_WEEK) === week;
}
