import heard from "#app/ui/heard-only.module.css";
import styles from "./month-chart.module.css";
import { ticksUpTo } from "./ticks.ts";

/** How many lines help to read a height. */
const LINES = 4;
/** In percent of the width that a month has. */
const PALE_WIDTH = 72;
const DARK_WIDTH = 40;
const WHOLE = 100;

interface ChartMonth {
  name: string;
  /** What was, and what becomes of it. */
  pale: number;
  dark: number;
}

interface Props {
  months: ChartMonth[];
  /** What the drawing shows, for who does not see it. */
  drawing: string;
  pale: string;
  dark: string;
  /** A height that is never gone below. */
  floor?: { value: number; label: string } | undefined;
  write: (value: number) => string;
}

/** Two numbers a month, as a dark column in a pale one. Lengths are percentages, so that text stays as large as it is. */
export function MonthChart({ months, drawing, pale, dark, floor, write }: Props) {
  const most = Math.max(...months.flatMap((month) => [month.pale, month.dark]), 1);
  const ticks = ticksUpTo(most, LINES);
  /** From the top, in percent. */
  const height = (value: number) => WHOLE - (value / (ticks.at(-1) ?? most)) * WHOLE;
  const wide = WHOLE / months.length;
  const bar = (index: number, value: number, width: number) => ({
    x: `${wide * (index + (1 - width / WHOLE) / 2)}%`,
    width: `${(wide * width) / WHOLE}%`,
    y: `${height(value)}%`,
    height: `${WHOLE - height(value)}%`,
  });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.key}>
        <span data-mark="pale">{pale}</span>
        <span data-mark="dark">{dark}</span>
        {floor && <span data-mark="floor">{floor.label}</span>}
      </figcaption>
      <p className={heard.heardOnly}>{drawing}</p>
      <div className={styles.chart}>
        <svg className={styles.heights} aria-hidden>
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${height(tick)}%`}>
              {write(tick)}
            </text>
          ))}
        </svg>
        <svg className={styles.plot} aria-hidden>
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={`${height(tick)}%`} y2={`${height(tick)}%`} />
          ))}
          {months.map((month, index) => (
            <g key={month.name}>
              <rect className={styles.pale} {...bar(index, month.pale, PALE_WIDTH)} />
              <rect className={styles.dark} {...bar(index, month.dark, DARK_WIDTH)} />
            </g>
          ))}
          {floor &&
            [styles.ground, styles.floor].map((className) => (
              <line
                key={className}
                className={className}
                x1="0"
                x2="100%"
                y1={`${height(floor.value)}%`}
                y2={`${height(floor.value)}%`}
              />
            ))}
        </svg>
        <div className={styles.months} aria-hidden>
          {months.map(({ name }) => (
            <span key={name}>
              {name.slice(0, 1)}
              <i>{name.slice(1, 3)}</i>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
