import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import band from "#app/ui/band.module.css";
import heard from "#app/ui/heard-only.module.css";
import pill from "#app/ui/pill.module.css";
import { RoadMapDrawing } from "./road-map-drawing.tsx";
import common from "#app/ui/common.module.css";
import styles from "./directions.module.css";

export function Directions(props: SectionProps<"directions">) {
  const { id, heading, steps, drawing, ocean, elsewhere, map, place, sample, maps } = props;
  return (
    <Band id={id} className={band.split}>
      <div>
        <h2>{heading}</h2>
        <ul className={`${common.rows} ${styles.steps}`}>
          {steps.map((step) => (
            <li key={step}>
              <RichText>{step}</RichText>
            </li>
          ))}
        </ul>
        <p data-screen-only>{elsewhere}</p>
        <ul className={`${common.wrap} ${styles.maps}`} data-screen-only>
          {maps.map(({ name, to }) => (
            <li key={name}>
              <a href={to} className={pill.pill}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <figure className={`${common.card} ${styles.figure}`}>
        <span className={heard.heardOnly}>{drawing}</span>
        <RoadMapDrawing {...map} ocean={ocean} />
        <figcaption>
          {place.join(", ")}
          {sample && <small className={styles.sample}>{sample}</small>}
        </figcaption>
      </figure>
    </Band>
  );
}
