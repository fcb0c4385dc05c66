import { SpokenWords } from "#app/ui/spoken-words.tsx";
import type { ReactNode } from "react";
import common from "#app/ui/common.module.css";
import styles from "./fact-list.module.css";

interface Props {
  rows: { label: string; fact: ReactNode }[];
  /** Whether words near it say what the mark of a sample means (sample-mark.tsx). */
  samplesTold?: boolean;
}

/** Labels and what is true of each, on one card. */
export function FactList({ rows, samplesTold }: Props) {
  return (
    <dl className={`${common.card} ${common.rows} ${styles.facts}`} data-samples-told={samplesTold}>
      {rows.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof fact === "string" ? <SpokenWords>{fact}</SpokenWords> : fact}</dd>
        </div>
      ))}
    </dl>
  );
}
