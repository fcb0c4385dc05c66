import type { Read } from "#estimates/asking/read.ts";
import { isDay } from "#estimates/days/calendar-day.ts";

/** What a date field sends, or what is typed where a browser has none. */
const BY_THE_FIELD = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const AS_TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day like `2026-11-22`, or as Americans type it, `11/22/2026`. */
export function readDay(typed: string, first: string, last: string): Read<string> {
  const text = typed.trim();
  if (text === "") return { value: undefined };
  const [, year, month, date] = BY_THE_FIELD.exec(text) ?? reordered(AS_TYPED.exec(text)) ?? [];
  const value = `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`;
  if (!year || !isDay(value)) return { fault: "noDay" };
  return value < first || value > last ? { fault: "dayOutOfRange" } : { value };
}

function reordered(found: RegExpExecArray | null) {
  return found && [found[0], found[3], found[1], found[2]];
}
