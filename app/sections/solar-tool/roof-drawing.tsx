import type { Side } from "#estimates/solar/roof.ts";
import styles from "./roof-drawing.module.css";

/** Half the drawing's width, in its own units; the roof is in the middle. */
const CENTER = 170;
const LAWN = 168;
const ROOF = 132;
const LETTERS = 149;
const NUMBERS = 88;
/** Where there are panels, their number makes room for them. */
const NUMBERS_BELOW = 99;
/** From the middle to their outer edge. */
const PANELS = 72;
const PANEL = { width: 12, height: 19, step: 14 };
const TURN = 45;
/** Shades of yellow, from the side that makes least to the one that makes most. */
const SHADES = 4;

export interface DrawnSide {
  side: Side;
  kwh: number;
  /** The number as it is written. */
  name: string;
  chosen: boolean;
}

interface Props {
  /** Clockwise, from north. */
  sides: DrawnSide[];
}

/** A roof from above, with a slope to each of eight sides, and panels on those that were chosen. */
export function RoofDrawing({ sides }: Props) {
  const all = sides.map(({ kwh }) => kwh);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const shade = (kwh: number) => Math.round(((kwh - least) / (most - least || 1)) * SHADES);
  return (
    <svg className={styles.roof} viewBox={`0 0 ${2 * CENTER} ${2 * CENTER}`} aria-hidden>
      <circle className={styles.lawn} cx={CENTER} cy={CENTER} r={LAWN} />
      {sides.map(({ side, kwh }, index) => (
        <path key={side} className={styles.slope} d={slopeOf(index)} data-shade={shade(kwh)} />
      ))}
      {sides.map(({ side, chosen }, index) =>
        chosen ? (
          <g key={side} className={styles.chosen}>
            <path d={slopeOf(index)} />
            <g transform={`rotate(${index * TURN} ${CENTER} ${CENTER})`}>
              {[-1, 0, 1].map((column) => (
                <rect
                  key={column}
                  x={CENTER - PANEL.width / 2 + column * PANEL.step}
                  y={CENTER - PANELS}
                  width={PANEL.width}
                  height={PANEL.height}
                />
              ))}
            </g>
          </g>
        ) : null,
      )}
      {sides.map(({ side, name, chosen }, index) => (
        <g key={side} data-chosen={chosen}>
          <text className={styles.number} {...at(index, chosen ? NUMBERS_BELOW : NUMBERS)}>
            {name}
          </text>
          <text className={styles.letter} {...at(index, LETTERS)}>
            {side}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A place so far from the middle, on one of the eight sides. */
function at(index: number, far: number, off = 0) {
  const angle = ((index * TURN + off) * Math.PI) / 180;
  const round = (value: number) => Number(value.toFixed(1));
  return { x: round(CENTER + far * Math.sin(angle)), y: round(CENTER - far * Math.cos(angle)) };
}

function slopeOf(index: number): string {
  const [from, to] = [at(index, ROOF, -TURN / 2), at(index, ROOF, TURN / 2)];
  return `M${CENTER} ${CENTER}L${from.x} ${from.y}L${to.x} ${to.y}Z`;
}
