import styles from "./bar.module.css";

interface Part {
  /** Of the whole bar, from 0 to 1. */
  share: number;
  look?: "first" | "second" | "third";
}

interface Props {
  parts: Part[];
  /** Where a line crosses the bar, from 0 to 1. */
  mark?: number | undefined;
}

/** The bar, and a gap around it in which the mark shows, in pixels. */
const HEIGHT = 26;
const OVER = 4;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Parts of a whole, side by side. What it says is in the words beside it. */
export function Bar({ parts, mark }: Props) {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <svg className={styles.bar} width="100%" height={HEIGHT + 2 * OVER} aria-hidden>
      <rect className={styles.ground} y={OVER} width="100%" height={HEIGHT} rx="6" />
      {parts.map(({ share, look = "first" }, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
          key={index}
          data-look={look}
          x={percent(starts[index] ?? 0)}
          y={OVER}
          width={percent(share)}
          height={HEIGHT}
          rx={parts.length === 1 ? "6" : undefined}
        />
      ))}
      {mark !== undefined && (
        <line x1={percent(mark)} x2={percent(mark)} y1="0" y2={HEIGHT + 2 * OVER} />
      )}
    </svg>
  );
}
