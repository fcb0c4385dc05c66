/** What stands in a calendar file: whole days, without hours, so that no time zone can move them. */

/** One day, or the first of many. */
export interface CalendarEvent {
  /** What sort of day it is, in a word of ours, like `wind-form`. The same sort may come several times. */
  kind: string;
  /** Tells events of the same kind and day apart, like two warranties: what they are about. */
  about?: string | undefined;
  /** Like `2031-01-15`. */
  day: string;
  repeats?: Repeats | undefined;
  /** So many days before it the calendar reminds; seven, where nothing is said. */
  remindDays?: number | undefined;
  title: string;
  /** What the calendar shows below the title; may have several lines. */
  note?: string | undefined;
}

/** Every month or every year on the same day. */
export type Repeats = "monthly" | "yearly";
