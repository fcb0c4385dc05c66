import styles from "./stars.module.css";

const MOST = 5;
/** A star in a square of this size; all measures in units of the drawing. */
const SIZE = 24;
const STAR =
  "12 2.6 14.9 8.7 21.5 9.5 16.6 14.1 17.9 20.7 12 17.4 6.1 20.7 7.4 14.1 2.5 9.5 9.1 8.7";

/** A rating as a picture. Screen readers pass over it: say the same in words beside it. */
export const Stars = ({ rating }: { rating: number }) => (
  <svg className={styles.stars} viewBox={`0 0 ${MOST * SIZE} ${SIZE}`} aria-hidden>
    {Array.from({ length: MOST }, (_, index) => (
      <polygon
        key={index}
        className={index < rating ? styles.full : undefined}
        points={STAR}
        transform={`translate(${index * SIZE} 0)`}
      />
    ))}
  </svg>
);
