import { localeOf } from "#app/content/language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useSite } from "#app/ui/site.ts";
import type { Reminder } from "#estimates/home-file/reminders.ts";
import { type RowOfYear, yearOf } from "./year-rows.ts";
import styles from "./year-chart.module.css";

interface Props extends Pick<SectionProps<"home-file-tool">, "yearRows" | "yearHeading"> {
  due: Reminder[];
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const ANY_YEAR = 2026;

/** The year of a home, like a gardener's: what is due in which months. The list below says the same in words. */
export function YearChart({ due, yearRows, yearHeading }: Props) {
  const { language } = useSite();
  const initial = new Intl.DateTimeFormat(localeOf(language), { month: "narrow", timeZone: "UTC" });
  return (
    <figure className={styles.year} aria-hidden>
      <figcaption>{yearHeading}</figcaption>
      <div className={styles.months}>
        {MONTHS.map((month) => (
          <span key={month}>{initial.format(Date.UTC(ANY_YEAR, month))}</span>
        ))}
      </div>
      {yearOf(due).map((one) => (
        <div key={one.row} className={styles.row} data-row={one.row}>
          <span>{yearRows[one.row]}</span>
          <Marks {...one} />
        </div>
      ))}
    </figure>
  );
}

/** Of a month's width in the drawing; what lasts goes from edge to edge. */
const MONTH = 10;
const HEIGHT = 10;
const SIDE = 1;

function Marks({ months, lasts }: RowOfYear) {
  const [first = 0] = months;
  return (
    <svg
      viewBox={`0 0 ${MONTH * MONTHS.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.marks}
    >
      {MONTHS.map((month) => (
        <rect
          key={month}
          className={styles.month}
          x={month * MONTH + SIDE / 2}
          width={MONTH - SIDE}
          height={HEIGHT}
        />
      ))}
      {lasts ? (
        <rect
          className={styles.mark}
          x={first * MONTH + SIDE / 2}
          width={months.length * MONTH - SIDE}
          height={HEIGHT}
        />
      ) : (
        months.map((month) => (
          <rect
            key={month}
            className={styles.mark}
            x={month * MONTH + SIDE / 2}
            width={MONTH - SIDE}
            height={HEIGHT}
          />
        ))
      )}
    </svg>
  );
}
