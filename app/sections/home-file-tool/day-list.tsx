import { dayInWords } from "#app/content/day-in-words.ts";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useSite } from "#app/ui/site.ts";
import type { Reminder } from "#estimates/home-file/reminders.ts";
import { partsOfDay } from "./days-in-words.ts";
import { reminderInWords } from "./reminder-in-words.ts";
import styles from "./day-list.module.css";

interface Props extends SectionProps<"home-file-tool"> {
  due: Reminder[];
}

/** Every day of a calendar with what it is about, and below those that are over. */
export function DayList({ due, ...words }: Props) {
  const ahead = due.filter(({ day }) => day);
  const over = due.filter(({ day }) => !day);
  const list = (some: Reminder[]) => (
    <ol className={styles.days}>
      {some.map((reminder) => (
        <OneDay key={`${reminder.kind} ${reminder.name ?? ""}`} reminder={reminder} words={words} />
      ))}
    </ol>
  );
  return (
    <>
      <section>
        <h3>{words.daysHeading}</h3>
        {list(ahead)}
      </section>
      {over.length > 0 && (
        <section>
          <h3>{words.overHeading}</h3>
          {list(over)}
        </section>
      )}
    </>
  );
}

function OneDay({
  reminder,
  words,
}: {
  reminder: Reminder;
  words: SectionProps<"home-file-tool">;
}) {
  const { language } = useSite();
  const { early, end = early, day, repeats } = reminder;
  const { title, note } = reminderInWords(reminder, words, words.ruling, language);
  const remark =
    day === undefined
      ? fill(words.over, { day: dayInWords(end, language) })
      : day !== early && fill(words.late, { day: dayInWords(early, language) });
  return (
    <li className={styles.day} data-over={day === undefined}>
      <Leaf day={day ?? end} />
      <div>
        <p className={styles.title}>
          <span>{title}</span>
          {repeats && (
            <span className={styles.repeats}>
              {repeats === "monthly" ? words.everyMonth : words.everyYear}
            </span>
          )}
        </p>
        <p className={styles.note}>{note}</p>
        {remark && <p className={styles.note}>{remark}</p>}
      </div>
    </li>
  );
}

/** A day like a leaf of a calendar on a wall. */
function Leaf({ day }: { day: string }) {
  const { language } = useSite();
  const { month, date, year } = partsOfDay(day, language);
  return (
    <time dateTime={day} className={styles.leaf}>
      <span>{month}</span> <strong>{date}</strong> <span>{year}</span>
    </time>
  );
}
