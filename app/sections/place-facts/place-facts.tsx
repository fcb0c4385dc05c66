import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { PlaceMap } from "./place-map.tsx";
import common from "#app/ui/common.module.css";
import styles from "./place-facts.module.css";

export function PlaceFacts({ heading, rows, zipNote, map }: SectionProps<"place-facts">) {
  return (
    <Band heading={heading}>
      <div className={map && `${common.halves} ${styles.sides}`}>
        {map && <PlaceMap {...map} />}
        <div>
          <FactList rows={rows} />
          <p className={common.note}>{zipNote}</p>
        </div>
      </div>
    </Band>
  );
}
