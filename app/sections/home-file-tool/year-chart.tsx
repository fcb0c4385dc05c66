import { localeOf } from "#app/content/language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useSite } from "#app/ui/site.ts";
import type { Reminder } from "#estimates/home-file/reminders.ts";
import { MONTHS, yearOf } from "./year-rows.ts";
import styles from "./year-chart.module.css";

type Props = SectionProps<"home-file-tool"> & { due: Reminder[] };

const ANY_YEAR = 2026;

/** What is due in which months, like a gardener's year. The list below says the same in words. */
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
      {yearOf(due).map(({ row, months }) => (
        <div key={row} className={styles.row} data-row={row}>
          <span>{yearRows[row]}</span>
          <div className={styles.marks}>
            {MONTHS.map((month) => (
              <i key={month} data-due={months.includes(month)} />
            ))}
          </div>
        </div>
      ))}
    </figure>
  );
}
