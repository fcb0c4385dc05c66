import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import common from "#app/ui/common.module.css";
import drawn from "./place-map.module.css";
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

/** How far names stand from their dots, in units of the drawing. */
const BESIDE = 2;

function PlaceMap(props: NonNullable<SectionProps<"place-facts">["map"]>) {
  const { label, view, land, here, name, county, others, names, zone } = props;
  const { left, top, width, height } = view;
  const viewBox = [left, top, width, height].join(" ");
  const hatch = useId();
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image of its own would not have the colors of the page */}
      <svg className={drawn.map} viewBox={viewBox} role="img" aria-label={label}>
        <pattern
          id={hatch}
          width="2.4"
          height="2.4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={drawn.hatch} d="M0 0v2.4" />
        </pattern>
        <rect className={drawn.sea} x={left} y={top} width={width} height={height} />
        <path className={drawn.land} d={land} />
        <path className={drawn.county} d={county} />
        {zone?.counties.map(({ id, outline }) => (
          <path key={id} d={outline} fill={`url(#${hatch})`} />
        ))}
        {others.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={drawn.other} cx={x} cy={y} r={0.75} />
        ))}
        {names.map((one) => (
          <text key={one.name} className={drawn.name} x={one.x - BESIDE} y={one.y} dy="0.35em">
            {one.name}
          </text>
        ))}
        <path
          className={drawn.pin}
          transform={`translate(${here.x} ${here.y})`}
          d="M0 0C-1.3-1.9-2.1-2.9-2.1-4.1a2.1 2.1 0 0 1 4.2 0C2.1-2.9 1.3-1.9 0 0z"
        />
        <text className={drawn.here} x={here.x + BESIDE + 1} y={here.y} dy="-0.25em">
          {name}
        </text>
      </svg>
      {zone && <figcaption className={drawn.zone}>{zone.text}</figcaption>}
    </figure>
  );
}
