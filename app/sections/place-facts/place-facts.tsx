import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import styles from "./place-facts.module.css";

export function PlaceFacts({ heading, rows, zipNote }: SectionProps<"place-facts">) {
  return (
    <Band>
      <h2 className={styles.heading}>{heading}</h2>
      <FactList rows={rows} />
      <p className={styles.note}>{zipNote}</p>
    </Band>
  );
}
