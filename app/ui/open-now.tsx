import { useEffect, useState } from "react";
import { fill } from "#app/content/fill.ts";
import { dayName, formatTime, type Opening, openingAt } from "#app/content/hours.ts";
import type { SiteFacts } from "#app/site-facts.server.ts";
import { useSite } from "#app/ui/site.ts";
import styles from "./open-now.module.css";

const MINUTE_MS = 60_000;

/**
 * "Open now until 5pm", kept true while the page is open. Shown only by scripts: a page made
 * yesterday could not know.
 */
export function OpenNow() {
  const site = useSite();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      setNow(new Date());
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, []);
  const opening = now && openingAt(now, site.opening);
  return (
    <p className={styles.openNow} data-state={opening?.state}>
      {opening && tell(opening, site)}
    </p>
  );
}

function tell(opening: Opening, { openNow: words, language }: SiteFacts): string {
  if (opening.state === "open")
    return fill(words.openUntil, { time: formatTime(opening.until, words.clock) });
  const { day, today, time } = opening.opens;
  return fill(today ? words.opensToday : words.opensOn, {
    day: dayName(day, language),
    time: formatTime(time, words.clock),
  });
}
