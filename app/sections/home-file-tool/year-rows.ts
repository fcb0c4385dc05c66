/** What comes back every year, as rows of twelve months. */
import type { Reminder, ReminderKind } from "#estimates/home-file/reminders.ts";

export const YEAR_ROWS = ["filter", "cooling", "shutters", "season", "renewal"] as const;
type YearRow = (typeof YEAR_ROWS)[number];

/** From 0 to 11. */
export const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** The months of each row; rows without a month are left out. */
export function yearOf(reminders: Reminder[]): { row: YearRow; months: number[] }[] {
  const monthsOf = (...kinds: ReminderKind[]) =>
    reminders.flatMap(({ kind, early }) =>
      kinds.includes(kind) ? [Number(early.slice(5, 7)) - 1] : [],
    );
  const [begins = 0] = monthsOf("seasonBegins");
  const [ends = begins - 1] = monthsOf("seasonEnds");
  const rows: { row: YearRow; months: number[] }[] = [
    { row: "filter", months: monthsOf("filter").length > 0 ? MONTHS : [] },
    { row: "cooling", months: monthsOf("coolingSpring", "coolingFall") },
    { row: "shutters", months: monthsOf("shutters") },
    { row: "season", months: MONTHS.slice(begins, ends + 1) },
    { row: "renewal", months: monthsOf("renewal") },
  ];
  return rows.filter(({ months }) => months.length > 0);
}
