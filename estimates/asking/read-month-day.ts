import type { Read } from "#estimates/asking/read.ts";
import { isDay } from "#estimates/days/calendar-day.ts";

const AS_TYPED = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/;
/** February 29 is a day of some years. */
const LEAP_YEAR = 2024;

/** A day of every year, as Americans type it, like `3/15`. @returns it like `03-15` */
export function readMonthDay(typed: string): Read<string> {
  const text = typed.trim();
  if (text === "") return { value: undefined };
  const [, month = "", date = ""] = AS_TYPED.exec(text) ?? [];
  const value = `${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(`${LEAP_YEAR}-${value}`) ? { value } : { fault: "noMonthDay" };
}
