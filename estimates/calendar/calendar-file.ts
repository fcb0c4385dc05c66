/** Writes events as a file that every calendar opens: iCalendar, RFC 5545. */
import ICAL from "ical.js";
import type { CalendarEvent, Repeats } from "./calendar-event.ts";

/** So many days before each event a calendar reminds, unless the event says otherwise. */
const REMIND_DAYS = 7;
/** A line may be 75 bytes long. The library leaves out of its count the space that begins a later one. */
const LONGEST_LINE_BYTES = 74;
const LINE_END = "\r\n";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

interface Making {
  /** Who made the file, as programs name themselves: `Key Lime Home, home file`. */
  maker: string;
  /** Of the words in it, like `es`. */
  language: string;
  /** When, in milliseconds since 1970. */
  made: number;
}

/** @returns the whole file, with its line ends */
export function calendarFile(
  events: readonly CalendarEvent[],
  { maker, language, made }: Making,
): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${plain(maker)}//${language.toUpperCase()}`);
  for (const event of events) calendar.addSubcomponent(component(event, made));
  ICAL.foldLength = LONGEST_LINE_BYTES;
  return calendar.toString() + LINE_END;
}

function component(event: CalendarEvent, made: number): ICAL.Component {
  const { day, repeats, title, note, remindDays = REMIND_DAYS } = event;
  const written = new ICAL.Component("vevent");
  written.addPropertyWithValue("uid", eventUid(event));
  written.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(new Date(made), true));
  written.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(day));
  if (repeats) written.addPropertyWithValue("rrule", ICAL.Recur.fromString(RULES[repeats]));
  written.addPropertyWithValue("summary", plain(title));
  if (note) written.addPropertyWithValue("description", plain(note));
  // Nobody is busy all day because a warranty ends.
  written.addPropertyWithValue("transp", "TRANSPARENT");
  written.addSubcomponent(alarm(title, remindDays));
  return written;
}

/**
 * The name by which calendars know an event again: opening a newer file does not add it twice, even if its
 * words were changed.
 */
const eventUid = ({ kind, day, about = "" }: CalendarEvent) =>
  [kind, day, encodeURIComponent(plain(about))].join("/");

const RULES: Record<Repeats, string> = { monthly: "FREQ=MONTHLY", yearly: "FREQ=YEARLY" };

function alarm(title: string, days: number): ICAL.Component {
  const written = new ICAL.Component("valarm");
  written.addPropertyWithValue("action", "DISPLAY");
  written.addPropertyWithValue("description", plain(title));
  written.addPropertyWithValue("trigger", ICAL.Duration.fromString(`-P${days}D`));
  return written;
}

/** Without what no calendar file may hold. Its line ends are written as `\n`, and escaped later. */
const plain = (text: string) => text.toWellFormed().replace(LINE_ENDS, "\n").replace(CONTROLS, "");

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- these are what no calendar file may hold
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
