import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { PlaceMap } from "./place-map.tsx";
import styles from "./place-facts.module.css";

export function PlaceFacts({ heading, rows, zipNote, map }: SectionProps<"place-facts">) {
  return (
    <Band>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.sides}>
        <PlaceMap {...map} />
        <div>
          <FactList rows={rows} />
          <p className={styles.note}>{zipNote}</p>
        </div>
      </div>
    </Band>
  );
}
