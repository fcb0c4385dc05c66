/** How openings are protected, told apart by pattern and letter: colors alone would not do. */
import type { GlassClass } from "#estimates/openings/glass-answer.ts";
import { GLASS_CLASSES } from "#estimates/openings/glass-answer.ts";
import styles from "./class-mark.module.css";

const patternOf = (of: GlassClass) => `glass-${of}`;

/** What drawings of this page fill openings with. */
export function ClassPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden>
      <defs>
        {GLASS_CLASSES.map((of) => (
          <pattern
            key={of}
            id={patternOf(of)}
            width={TILE}
            height={TILE}
            patternUnits="userSpaceOnUse"
          >
            <rect width={TILE} height={TILE} className={styles.ground} data-class={of} />
            {LINES[of] && <path d={LINES[of]} className={styles.lines} data-class={of} />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** Units of a drawing. */
const TILE = 8;

/** What is drawn over the ground of each, in a tile that repeats; X is bare. */
const LINES: Partial<Record<GlassClass, string>> = {
  B: "M-2 10 10 -2M-2 2 2 -2M6 10 10 6",
  C: "M0 1H8M0 5H8",
  N: "M2 2h.01M6 6h.01",
  Z: "M0 3 2 6 4 1 6 6 8 3",
};

interface PaneProps {
  of: GlassClass;
  x: number;
  y: number;
  width: number;
  height: number;
  isWeakest?: boolean;
}

/** Half of the square behind a letter. */
const CHIP = 9;

/** One opening of a drawing. */
export function Pane({ of, x, y, width, height, isWeakest = false }: PaneProps) {
  const [middle, center] = [x + width / 2, y + height / 2];
  return (
    <g data-weakest={isWeakest}>
      <rect
        {...{ x, y, width, height }}
        rx="1.5"
        fill={`url(#${patternOf(of)})`}
        className={styles.pane}
        data-class={of}
      />
      <rect
        x={middle - CHIP}
        y={center - CHIP}
        width={2 * CHIP}
        height={2 * CHIP}
        rx="4"
        className={styles.chip}
      />
      <text x={middle} y={center} className={styles.letter}>
        {of}
      </text>
    </g>
  );
}

/** The sign of a class beside its words. */
export function ClassMark({ of }: { of: GlassClass }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
      <Pane of={of} x={1} y={1} width={30} height={30} />
    </svg>
  );
}
