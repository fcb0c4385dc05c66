import styles from "./marked-picture.module.css";

/** Of a pin on any screen but a phone, whose styles make it smaller; it does not shrink with the picture. */
const RADIUS_PX = 13;

/**
 * The numbers on the picture. A place in percent is an attribute of an inner drawing, so that the page
 * needs no style attribute and the pins keep their size. They repeat what the list says: nothing to hear.
 */
export function Pins({ places }: { places: { x: number; y: number }[] }) {
  return (
    <svg className={styles.pins} aria-hidden="true">
      {places.map(({ x, y }, index) => (
        <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} className={styles.pin}>
          <circle r={RADIUS_PX} />
          <text>{index + 1}</text>
        </svg>
      ))}
    </svg>
  );
}
