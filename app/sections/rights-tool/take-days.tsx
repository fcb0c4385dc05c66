import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { saveFile } from "#app/tools/save-file.ts";
import pill from "#app/ui/pill.module.css";
import { CALENDAR, daysForCalendar } from "./days-for-calendar.ts";
import type { Result } from "./result.ts";

type Props = Result & { query: URLSearchParams };

/** It writes calendars, and is fetched when somebody is about to ask for one. */
const fetchCalendar = () => import("#estimates/calendar/calendar-file.ts");
const prefetch = () => void fetchCalendar().catch(() => undefined);

/** The days that are to come, as a calendar's file. Without scripts, the server makes the same. */
export function TakeDays({ found, cards, today, query, calendar }: Props) {
  const { pathname } = useLocation();
  const days = daysForCalendar(found, cards, today);
  if (days.length === 0) return null;
  const address = `${pathname.replace(/(?<=.)\/$/, "")}/${CALENDAR}?${query.toString()}`;

  async function save(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    try {
      const { CALENDAR_TYPE, calendarFile } = await fetchCalendar();
      const text = calendarFile(days, { maker: calendar.maker, made: Date.now() });
      saveFile(CALENDAR, CALENDAR_TYPE, text);
    } catch {
      // The code could not be fetched; the server may still be there.
      location.assign(address);
    }
  }

  return (
    <p data-screen-only>
      <a
        href={address}
        download={CALENDAR}
        className={pill.pill}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => void save(event)}
      >
        {calendar.save}
      </a>
    </p>
  );
}
