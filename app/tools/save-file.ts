/** Has the browser save files that were made here. */
import type { CalendarEvent } from "#estimates/calendar/calendar-event.ts";

/** Browsers read what they save a moment after they are told to. */
const SAVED_BY_MS = 60_000;

export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_BY_MS);
}

/**
 * What writes calendars is large, so it is fetched when somebody asks for one.
 *
 * @throws where it cannot be fetched
 */
export async function saveCalendar(
  name: string,
  events: CalendarEvent[],
  making: { maker: string; language: string },
) {
  const { CALENDAR_TYPE, calendarFile } = await import("#estimates/calendar/calendar-file.ts");
  saveFile(name, CALENDAR_TYPE, calendarFile(events, { ...making, made: Date.now() }));
}
