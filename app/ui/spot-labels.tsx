import styles from "./spot-labels.module.css";

interface SpotLabel {
  /** Percent of the picture's width and height, from its top left corner. */
  x: number;
  y: number;
  name: string;
  value: string;
  /** Stands out from the others. */
  isChosen?: boolean;
}

/**
 * Words on a picture, as on stickers. They repeat what stands beside it: nothing to hear.
 *
 * The sticker is the outline of its own letters, drawn very wide, so that nobody has to know how long
 * a word gets. All outlines come first, or they would cover the letters of their neighbors.
 */
export function SpotLabels({ labels }: { labels: SpotLabel[] }) {
  return (
    <svg className={styles.labels} aria-hidden="true">
      {["outline", "letters"].map((layer) => (
        <g key={layer} data-layer={layer}>
          {labels.map(({ x, y, name, value, isChosen }) => (
            <svg
              key={`${x} ${y}`}
              x={`${x}%`}
              y={`${y}%`}
              className={styles.label}
              data-chosen={isChosen}
            >
              <text className={styles.name} dy="-0.75em">
                {name}
              </text>
              <text className={styles.value} dy="0.42em">
                {value}
              </text>
            </svg>
          ))}
        </g>
      ))}
    </svg>
  );
}
