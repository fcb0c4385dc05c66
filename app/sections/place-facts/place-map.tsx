import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import styles from "./place-map.module.css";

type Props = NonNullable<SectionProps<"place-facts">["map"]>;

/** How far names stand from their dots, in units of the drawing. */
const BESIDE = 2;

export function PlaceMap(props: Props) {
  const { label, view, land, here, name, county, others, names, office, ocean, zone, power } =
    props;
  const { left, top, width, height } = view;
  const viewBox = [left, top, width, height].join(" ");
  const hatch = useId();
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image of its own would not have the colors of the page */}
      <svg className={styles.map} viewBox={viewBox} role="img" aria-label={label}>
        <pattern
          id={hatch}
          width="2.4"
          height="2.4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatch} d="M0 0v2.4" />
        </pattern>
        <rect className={styles.sea} x={left} y={top} width={width} height={height} />
        <path className={styles.land} d={land} />
        <path className={styles.county} d={county} />
        {zone?.counties.map(({ id, outline }) => (
          <path key={id} d={outline} fill={`url(#${hatch})`} />
        ))}
        {ocean && (
          <text
            className={styles.ocean}
            transform={`translate(${ocean.side === "east" ? left + width - 4 : left + 6} ${top + height - 4}) rotate(-90)`}
          >
            {ocean.name}
          </text>
        )}
        {others.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.other} cx={x} cy={y} r={0.75} />
        ))}
        {names.map((one) => (
          <text key={one.name} className={styles.name} x={one.x - BESIDE} y={one.y} dy="0.35em">
            {one.name}
          </text>
        ))}
        {office && (
          <path
            className={styles.office}
            transform={`translate(${office.x} ${office.y})`}
            d="M-1.5 1.4V-.3L0-1.7 1.5-.3V1.4z"
          />
        )}
        <path
          className={styles.pin}
          data-own-power={props.hasOwnPower || undefined}
          transform={`translate(${here.x} ${here.y})`}
          d="M0 0C-1.3-1.9-2.1-2.9-2.1-4.1a2.1 2.1 0 0 1 4.2 0C2.1-2.9 1.3-1.9 0 0z"
        />
        <text className={styles.here} x={here.x + BESIDE + 1} y={here.y} dy="-0.25em">
          {name}
        </text>
      </svg>
      <figcaption>
        <ul className={styles.key}>
          {zone && <li data-key="zone">{zone.text}</li>}
          <li data-key={props.hasOwnPower ? "own-power" : "power"}>{power}</li>
          {office && <li data-key="office">{props.officeLabel}</li>}
        </ul>
      </figcaption>
    </figure>
  );
}
