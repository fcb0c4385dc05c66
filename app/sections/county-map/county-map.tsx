import { CountyMapDrawing } from "./county-map-drawing.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Pills } from "#app/ui/pills.tsx";
import common from "#app/ui/common.module.css";
import styles from "./county-map.module.css";

export function CountyMap({ id, heading, text, counties, map }: SectionProps<"county-map">) {
  return (
    <Band id={id} heading={heading} lead={text}>
      <div className={map && common.halves}>
        {map && <CountyMapDrawing {...map} />}
        <div>
          {counties.map(({ id: county, name, places }) => (
            <div key={county} id={county} className={styles.list} tabIndex={-1}>
              <h3>{name}</h3>
              <Pills ways={places} />
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
