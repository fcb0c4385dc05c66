/** What comes back every year, as rows of twelve months. */
import type { Reminder, ReminderKind } from "#estimates/home-file/reminders.ts";

export const YEAR_ROWS = ["filter", "cooling", "shutters", "season", "renewal"] as const;
type YearRow = (typeof YEAR_ROWS)[number];

const MONTHS = 12;
/** In which a month and a day stand to be written: February has its 29th. */
export const LEAP_YEAR = 2024;

/** Months from 0 to 11. */
export interface RowOfYear {
  row: YearRow;
  months: number[];
  /** Whether it lasts from the first of its months to the last. */
  lasts: boolean;
}

/** Rows without a month are left out. */
export function yearOf(reminders: Reminder[]): RowOfYear[] {
  const monthsOf = (...kinds: ReminderKind[]) =>
    reminders.flatMap(({ kind, early }) => (kinds.includes(kind) ? [monthOf(early)] : []));
  const [begins = 0] = monthsOf("seasonBegins");
  const [ends = begins - 1] = monthsOf("seasonEnds");
  const everyMonth = Array.from({ length: MONTHS }, (_, month) => month);
  const rows: RowOfYear[] = [
    { row: "filter", months: monthsOf("filter").length > 0 ? everyMonth : [], lasts: false },
    { row: "cooling", months: monthsOf("coolingSpring", "coolingFall"), lasts: false },
    { row: "shutters", months: monthsOf("shutters"), lasts: false },
    { row: "season", months: everyMonth.slice(begins, ends + 1), lasts: true },
    { row: "renewal", months: monthsOf("renewal"), lasts: false },
  ];
  return rows.filter(({ months }) => months.length > 0);
}

const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;
