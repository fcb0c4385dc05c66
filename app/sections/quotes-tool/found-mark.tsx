import type { Found } from "#estimates/quotes/lines-found.ts";
import styles from "./found-mark.module.css";

/** Drawn in a square of 16 by 16. */
const SIGNS: Record<Found, string> = {
  y: "M3.5 8.5l3 3 6-7",
  n: "M4.5 4.5l7 7M11.5 4.5l-7 7",
  u: "M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12v.2",
};

/** The sign of what was found, beside its words; an empty square where nobody looked yet. */
export function FoundMark({ found }: { found: Found | undefined }) {
  return (
    <svg
      className={styles.mark}
      data-found={found}
      viewBox="0 0 16 16"
      width="1.1em"
      height="1.1em"
      aria-hidden
    >
      <rect x="0.75" y="0.75" width="14.5" height="14.5" rx="3.5" />
      {found && <path d={SIGNS[found]} />}
    </svg>
  );
}
