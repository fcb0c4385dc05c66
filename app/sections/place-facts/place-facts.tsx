import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import styles from "./place-facts.module.css";

export function PlaceFacts({ heading, rows, zipNote }: SectionProps<"place-facts">) {
  return (
    <Band>
      <h2>{heading}</h2>
      <dl className={styles.facts}>
        {rows.map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{zipNote}</p>
    </Band>
  );
}
