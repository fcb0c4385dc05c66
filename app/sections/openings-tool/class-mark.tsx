/** How openings are protected, told apart by color and letter: colors alone would not do. */
import type { GlassClass } from "#estimates/openings/glass-answer.ts";
import styles from "./class-mark.module.css";

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
      <rect {...{ x, y, width, height }} rx="1.5" className={styles.pane} data-class={of} />
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
