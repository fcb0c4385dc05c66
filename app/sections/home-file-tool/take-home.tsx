import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { saveFile } from "#app/tools/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import pill from "#app/ui/pill.module.css";
import { RichText } from "#app/ui/rich-text.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import { useSite } from "#app/ui/site.ts";
import { asTyped, COPY_TYPE, keptCopy } from "#estimates/home-file/kept-copy.ts";
import type { HomeFile } from "#estimates/home-file/read-home-file.ts";
import type { Reminder } from "#estimates/home-file/reminders.ts";
import { CALENDAR, COPY } from "./downloads.ts";
import { calendarEvents } from "./reminder-in-words.ts";

import styles from "./take-home.module.css";

interface Props extends SectionProps<"home-file-tool"> {
  file: HomeFile;
  due: Reminder[];
}

/** It writes calendars, and is fetched when somebody is about to ask for one. */
const fetchCalendar = () => import("#estimates/calendar/calendar-file.ts");
const prefetch = () => void fetchCalendar().catch(() => undefined);

/** The ways to take a home file away. Without scripts, the server makes the same files. */
export function TakeHome({ file, due, ...words }: Props) {
  const { pathname } = useLocation();
  const { language } = useSite();
  const isAwake = useAwake();
  const at = (name: string) => `${pathname.replace(/(?<=.)\/$/, "")}/${name}`;

  async function saveCalendar(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const button = event.currentTarget;
    try {
      const { CALENDAR_TYPE, calendarFile } = await fetchCalendar();
      const events = calendarEvents(due, words, words.ruling, language);
      const text = calendarFile(events, { maker: words.maker, made: Date.now() });
      saveFile(CALENDAR, CALENDAR_TYPE, text);
    } catch {
      // The code could not be fetched; the server may still be there.
      button.form?.requestSubmit(button);
    }
  }

  function saveCopy(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    saveFile(COPY, COPY_TYPE, keptCopy(file));
  }

  return (
    <section className={styles.take} data-screen-only>
      <h3>{words.takeHeading}</h3>
      <form method="post" action={at(CALENDAR)} className={styles.ways}>
        {asTyped(file).map(([name, typed]) => (
          <input key={name} type="hidden" name={name} value={typed} />
        ))}
        <Button
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={(event) => void saveCalendar(event)}
        >
          {words.calendar}
        </Button>
        <button type="submit" formAction={at(COPY)} className={pill.pill} onClick={saveCopy}>
          {words.copy}
        </button>
        {isAwake && (
          <button type="button" className={pill.pill} onClick={() => print()}>
            {words.print}
          </button>
        )}
      </form>
      <p className={styles.text}>
        <RichText>{words.takeText}</RichText>
      </p>
    </section>
  );
}
