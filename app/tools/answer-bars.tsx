/** Bars in answers of tools: parts of a whole, side by side. What they show stands in the words beside them. */
import type { ReactNode } from "react";
import styles from "./answer-bars.module.css";

interface BarPart {
  /** Of the whole bar, from 0 to 1. */
  share: number;
  /** `none` leaves room before the next part. */
  look?: "first" | "second" | "third" | "none";
}

interface BarProps {
  parts: BarPart[];
  /** Where lines cross the bar, from 0 to 1. */
  marks?: number[] | undefined;
  /** Numbers below it, from one end to the other. */
  scale?: (string | number)[] | undefined;
}

/** The bar, and a gap around it in which marks show, in pixels. */
const BAR_HEIGHT = 26;
const GAP = 4;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Parts of a whole, side by side. What it says stands in the words beside it. */
export function Bar({ parts, marks, scale }: BarProps) {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  const bar = (
    <svg className={styles.bar} width="100%" height={BAR_HEIGHT + 2 * GAP} aria-hidden>
      <rect className={styles.ground} y={GAP} width="100%" height={BAR_HEIGHT} rx="6" />
      {parts.map(({ share, look = "first" }, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
          key={index}
          data-look={look}
          x={percent(starts[index] ?? 0)}
          y={GAP}
          width={percent(share)}
          height={BAR_HEIGHT}
          rx={parts.length === 1 ? "6" : undefined}
        />
      ))}
      {marks?.map((mark) => (
        <line key={mark} x1={percent(mark)} x2={percent(mark)} y1="0" y2={BAR_HEIGHT + 2 * GAP} />
      ))}
    </svg>
  );
  if (!scale) return bar;
  return (
    <div aria-hidden>
      {bar}
      <div className={styles.scale}>
        {scale.map((at) => (
          <span key={at}>{at}</span>
        ))}
      </div>
    </div>
  );
}

interface BarsProps {
  rows: (BarProps & { name: ReactNode; value?: ReactNode; children?: ReactNode })[];
}

/** A bar for each of several things, between its name with its value and more words. */
export const Bars = ({ rows }: BarsProps) => (
  <ul className={styles.bars}>
    {rows.map(({ name, value, children, ...bar }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- none moves
      <li key={index}>
        <div className={styles.named}>
          <b>{name}</b>
          <strong>{value}</strong>
        </div>
        {bar.parts.length > 0 && <Bar {...bar} />}
        {children}
      </li>
    ))}
  </ul>
);

interface LegendProps {
  items: { look: "first" | "second" | "third"; label: string; value: string }[];
}

/** What the parts of a bar are. */
export const Legend = ({ items }: LegendProps) => (
  <dl className={styles.legend}>
    {items.map(({ look, label, value }) => (
      <div key={look} data-look={look}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
