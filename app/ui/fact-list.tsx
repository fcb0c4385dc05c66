import { SpokenWords } from "#app/ui/spoken-words.tsx";
import type { ReactNode } from "react";
import common from "#app/ui/common.module.css";
import styles from "./fact-list.module.css";

interface Props {
  rows: { label: string; fact: ReactNode }[];
  /** How it looks, where that is not a card. */
  className?: string | undefined;
}

const ON_A_CARD = `${common.card} ${common.rows} ${styles.facts}`;

/** Labels and what is true of each. */
export function FactList({ rows, className = ON_A_CARD }: Props) {
  return (
    <dl className={className}>
      {rows.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof fact === "string" ? <SpokenWords>{fact}</SpokenWords> : fact}</dd>
        </div>
      ))}
    </dl>
  );
}
