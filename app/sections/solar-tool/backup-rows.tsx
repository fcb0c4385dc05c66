import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import type { Backup } from "#estimates/solar/backup.ts";
import styles from "./backup-rows.module.css";
import { LoadIcon } from "./load-icons.tsx";
import type { SolarProps } from "./solar-props.ts";
import { useNumbers } from "./use-numbers.ts";

const HOURS_A_DAY = 24;
/** Beyond so many days, a longer bar tells nothing more. */
const MOST_DAYS = 3;

type Props = SolarProps & {
  outage: Backup;
  /** Of an average day, what the sun gives. */
  stormDay: number;
};

/** How long a battery runs one set of things after the other, each with all before it. */
export function BackupRows({ backup: words, questions, outage, stormDay }: Props) {
  const { halves, halved, fine, tenths, percent, plain, language } = useNumbers();
  const { steps, madeADay, tooMuch } = outage;
  const longest = Math.max(...steps.map(({ hours }) => hours));
  const days = Math.min(Math.max(Math.ceil(longest / HOURS_A_DAY), 1), MOST_DAYS);
  const wide = (hours: number) => `${Math.min(hours / (days * HOURS_A_DAY), 1) * 100}%`;
  const lasting = (hours: number) =>
    hours > MOST_DAYS * HOURS_A_DAY
      ? fill(words.days, { count: plain(Math.round(hours / HOURS_A_DAY)) })
      : fill(isOne(halved(hours), language) ? words.oneHour : words.hours, {
          count: halves(hours),
        });
  return (
    <section>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      {tooMuch && <p className={styles.warning}>{words[tooMuch]}</p>}
      <ol className={styles.rows}>
        {steps.map(({ set, loads, kw, hours, covered }) => (
          <li key={set} className={styles.row}>
            <p className={styles.set}>{words.sets[set]}</p>
            <ul className={styles.things}>
              {loads.map(({ name }) => (
                <li key={name}>
                  <LoadIcon name={name} />
                  {questions[name].label}
                </li>
              ))}
            </ul>
            <svg className={styles.bar} aria-hidden>
              <rect className={styles.ground} width="100%" height="100%" />
              <rect
                className={styles.hours}
                width={wide(hours)}
                height="100%"
                data-covered={covered >= 1}
              />
              {Array.from({ length: days - 1 }, (_, day) => (
                <line
                  key={day}
                  x1={wide((day + 1) * HOURS_A_DAY)}
                  x2={wide((day + 1) * HOURS_A_DAY)}
                  y1="0"
                  y2="100%"
                />
              ))}
            </svg>
            <p className={styles.told}>
              <strong>{lasting(hours)}</strong> <span>{fill(words.load, { kw: fine(kw) })}</span>{" "}
              <span>
                {covered >= 1
                  ? words.covered
                  : covered > 0 && fill(words.partly, { share: percent(covered) })}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {fill(words.scale, { count: plain(days * HOURS_A_DAY) })}{" "}
        {fill(words.day, { kwh: tenths(madeADay), share: percent(stormDay) })}
      </p>
      <p className={styles.note}>{words.notForLife}</p>
    </section>
  );
}
