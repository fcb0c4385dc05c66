import type { roadMap } from "./road-map.ts";
import styles from "./road-map-drawing.module.css";

interface Props extends ReturnType<typeof roadMap> {
  ocean: string;
}

/** Of the office's pin, from its tip: half its width and its height, in units of the drawing. */
const PIN = { half: 19, height: 52 };

export function RoadMapDrawing({ ocean, width, height, coast, office, ...roads }: Props) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <rect className={styles.ocean} x={coast} width={width - coast} height={height} />
      {roads.eastWest.map(({ name, y }) => (
        <path key={name} className={styles.road} d={`M0 ${y}H${coast}`} />
      ))}
      {roads.northSouth.map(({ name, x, isHighway }) => (
        <path
          key={name}
          className={isHighway ? styles.highway : styles.road}
          d={`M${x} 0V${height}`}
        />
      ))}
      {roads.eastWest.map(({ name, y }) => (
        <text key={name} x={14} y={y - 13}>
          {name}
        </text>
      ))}
      {roads.northSouth.map(({ name, x }) => (
        <text key={name} transform={`translate(${x - 13} ${height - 14}) rotate(-90)`}>
          {name}
        </text>
      ))}
      <text
        className={styles.oceanName}
        transform={`translate(${(coast + width) / 2 + 7} ${height - 14}) rotate(-90)`}
      >
        {ocean}
      </text>
      <path
        className={styles.pin}
        d={`M${office.x} ${office.y}l${-PIN.half} ${-PIN.height / 2}a${PIN.half} ${PIN.half} 0 1 1 ${2 * PIN.half} 0z`}
      />
      <circle className={styles.eye} cx={office.x} cy={office.y - 32} r={7} />
    </svg>
  );
}
