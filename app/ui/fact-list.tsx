import type { ReactNode } from "react";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./fact-list.module.css";

interface Props {
  rows: { label: string; fact: ReactNode }[];
  /** How it looks, where that is not a card; none, where what is around it says so. */
  className?: string | null | undefined;
}

const ON_A_CARD = `${common.card} ${common.rows} ${styles.facts}`;

/** Labels and what is true of each. */
export function FactList({ rows, className = ON_A_CARD }: Props) {
  return (
    <dl className={className ?? undefined}>
      {rows.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof fact === "string" ? <RichText>{fact}</RichText> : fact}</dd>
        </div>
      ))}
    </dl>
  );
}
