import { CountyMapDrawing } from "./county-map-drawing.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import pill from "#app/ui/pill.module.css";
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
              <ul className={common.wrap}>
                {places.map((place) => (
                  <li key={place.to}>
                    <PageLink to={place.to} className={pill.pill}>
                      {place.name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
