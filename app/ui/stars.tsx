import styles from "./stars.module.css";

const MOST = 5;
/** A star in a square of this size; all measures in units of the drawing. */
const SIZE = 24;
const STAR =
  "12 2.6 14.9 8.7 21.5 9.5 16.6 14.1 17.9 20.7 12 17.4 6.1 20.7 7.4 14.1 2.5 9.5 9.1 8.7";

interface Props {
  /** 0 to 5; parts of a star are drawn too. */
  rating: number;
}

/** A rating as a picture. Screen readers pass over it: say the same in words beside it. */
export function Stars({ rating }: Props) {
  return (
    <svg className={styles.stars} viewBox={`0 0 ${MOST * SIZE} ${SIZE}`} aria-hidden>
      <Row className={styles.empty} />
      {/* A picture inside the picture cuts off what is beyond its width. */}
      <svg width={rating * SIZE} height={SIZE}>
        <Row className={styles.full} />
      </svg>
    </svg>
  );
}

function Row({ className }: { className: string | undefined }) {
  return Array.from({ length: MOST }, (_, index) => (
    <polygon
      key={index}
      className={className}
      points={STAR}
      transform={`translate(${index * SIZE} 0)`}
    />
  ));
}
