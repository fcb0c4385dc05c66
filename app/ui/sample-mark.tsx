import { useSite } from "#app/ui/site.ts";
import styles from "./sample-mark.module.css";

/** Words that the company has yet to confirm: a dotted line under them, and the word for it. */
export function SampleMark({ children }: { children: string }) {
  const { sample, sampleMeaning } = useSite();
  return (
    <span title={sampleMeaning}>
      <span className={styles.words}>{children}</span>
      <small className={styles.mark}> ({sample})</small>
    </span>
  );
}
