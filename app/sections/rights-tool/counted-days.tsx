import { countedDays } from "#estimates/days/counted-days.ts";
import { weekday } from "#estimates/days/calendar-day.ts";
import type { RightsCard } from "#estimates/rights/card.ts";
import styles from "./counted-days.module.css";
import type { Result } from "./result.ts";
import { useDays } from "./use-days.ts";

type Props = Result & { card: RightsCard };

/** Where business days are counted: each day as in a calendar, with its number or why it has none. */
export function CountedDays({ card: { rule }, answers, laws, counted }: Props) {
  const { short, withWeekday } = useDays();
  const from = rule === "home-sale" ? answers.signed : rule === "loan-3" && answers.papers;
  if (!from || (rule !== "home-sale" && rule !== "loan-3")) return null;
  const days = countedDays(from, laws[rule].businessDays);
  const skipped = days.flatMap(({ day, why }) => (why ? { day, why } : []));
  const { weekdays, holidays } = counted;
  /** The month only where a new one begins: cells are narrow. */
  const dateOf = (day: string) => (day.endsWith("-01") ? short(day) : Number(day.slice(-2)));
  return (
    <figure className={styles.counted}>
      <figcaption>{counted.heading}</figcaption>
      <ol>
        <li data-is="signed">
          <span className={styles.weekday}>{weekdays[weekday(from)]}</span>
          <span>{dateOf(from)}</span>
          <span className={styles.count}>{counted.from}</span>
        </li>
        {days.map(({ day, count }) => (
          <li key={day} data-is={count ? "counted" : "skipped"}>
            <span className={styles.weekday}>{weekdays[weekday(day)]}</span>
            <span>{dateOf(day)}</span>
            <span className={styles.count}>{count ?? "–"}</span>
          </li>
        ))}
      </ol>
      {skipped.length > 0 && (
        <p>
          {counted.skipped}{" "}
          {skipped
            .map(
              ({ day, why }) => withWeekday(day) + (why === "sunday" ? "" : ` (${holidays[why]})`),
            )
            .join("; ")}
        </p>
      )}
    </figure>
  );
}
