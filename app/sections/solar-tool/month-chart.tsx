import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useInWords } from "#app/tools/in-words.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { billFor } from "#estimates/solar/tariff.ts";
import styles from "./month-chart.module.css";

/** About so many lines help to read a height, in steps that people count in. */
const LINES = 4;
const STEPS = [1, 2, 5, 10];
/** In percent of the width that a month has. */
const PALE_WIDTH = 72;
const DARK_WIDTH = 40;

type Props = Pick<SectionProps<"solar-tool">, "bills" | "questions"> & { estimate: SolarEstimate };

/**
 * Two numbers a month, as a dark column in a pale one: bills before and after, or kWh used and made.
 * Lengths are percentages, so that the text keeps its size.
 */
export function MonthChart({ bills: words, questions, estimate }: Props) {
  const { cents, dollars, kwh } = useInWords();
  const { bills, tariff, used, made } = estimate;
  const [pale, dark] = bills ? [words.before, words.after] : [words.used, words.made];
  const months = used.map((use, month) => ({
    name: questions.months.each[month] ?? "",
    pale: bills?.months[month]?.before ?? use,
    dark: bills?.months[month]?.after ?? made[month] ?? 0,
  }));
  const ticks = ticksUpTo(Math.max(...months.flatMap((month) => [month.pale, month.dark]), 1));
  const top = ticks.at(-1) ?? 1;
  /** From the top, in percent. */
  const height = (value: number) => 100 - (value / top) * 100;
  const line = (value: number) => ({
    x1: "0",
    x2: "100%",
    y1: `${height(value)}%`,
    y2: `${height(value)}%`,
  });
  const wide = 100 / months.length;
  const bar = (index: number, value: number, width: number) => ({
    x: `${wide * (index + (1 - width / 100) / 2)}%`,
    width: `${(wide * width) / 100}%`,
    y: `${height(value)}%`,
    height: `${100 - height(value)}%`,
  });
  const least = billFor(0, tariff);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.key}>
        <span data-mark="pale">{pale}</span>
        <span data-mark="dark">{dark}</span>
        {bills && <span data-mark="floor">{fill(words.leastBill, { amount: cents(least) })}</span>}
      </figcaption>
      <div className={styles.chart} aria-hidden>
        <svg className={styles.heights}>
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${height(tick)}%`}>
              {bills ? dollars(tick) : kwh(tick)}
            </text>
          ))}
        </svg>
        <svg className={styles.plot}>
          {ticks.map((tick) => (
            <line key={tick} {...line(tick)} />
          ))}
          {months.map((month, index) => (
            <g key={month.name}>
              <rect className={styles.pale} {...bar(index, month.pale, PALE_WIDTH)} />
              <rect className={styles.dark} {...bar(index, month.dark, DARK_WIDTH)} />
            </g>
          ))}
          {bills && <line className={styles.ground} {...line(least)} />}
          {bills && <line className={styles.floor} {...line(least)} />}
        </svg>
        <div className={styles.months}>
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

/** From 0 in round steps, until they reach `most`, which is above 0. */
function ticksUpTo(most: number): number[] {
  const ten = 10 ** Math.floor(Math.log10(most / LINES));
  const step = ten * (STEPS.find((one) => one * ten >= most / LINES) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
