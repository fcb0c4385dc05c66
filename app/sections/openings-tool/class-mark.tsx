import type { GlassClass } from "#estimates/openings/glass-answer.ts";
import styles from "./class-mark.module.css";

/** The sign of how an opening is protected, by color and letter: colors alone would not do. */
export const ClassMark = ({ of }: { of: GlassClass }) => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
    <rect x="1" y="1" width="30" height="30" rx="1.5" className={styles.pane} data-class={of} />
    <rect x="7" y="7" width="18" height="18" rx="4" className={styles.chip} />
    <text x="16" y="16" className={styles.letter}>
      {of}
    </text>
  </svg>
);
