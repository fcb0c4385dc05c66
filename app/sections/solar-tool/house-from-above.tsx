import type { Side } from "#estimates/solar/roof.ts";
import styles from "./house-from-above.module.css";

/** Half the drawing, half the house, half its ridge, in the drawing's own units. Zero is in the middle. */
const PLOT = 176;
const HOUSE = { x: 104, y: 78 };
const RIDGE = HOUSE.x - HOUSE.y;
const ROUND = 28;
/** Four sides of eight: a house that is turned by half a right angle has the other four. */
const TURN = 45;
const PANEL = { width: 13, height: 20, step: 15 };
/** From the middle, toward the side: where a number stands on its slope, and where panels lie. */
const ON_SLOPE = {
  long: { number: 42, besidePanels: 23, panels: 49, letter: 95, count: 4 },
  short: { number: 75, besidePanels: 56, panels: 82, letter: 117, count: 3 },
};
/** Numbers of the sides that the house has not stand around it; beside its corners, where it is turned. */
const AROUND = { x: 137, y: 153, besideCorner: -9 };
/** Where neither words nor a corner of the house come. */
const TREES = [
  { cx: 150, cy: 68, r: 15 },
  { cx: 138, cy: 90, r: 11 },
  { cx: -148, cy: -70, r: 15 },
];
/** Shades of yellow, from the side that makes least to the one that makes most. */
const SHADES = 4;

interface DrawnSide {
  side: Side;
  /** As a compass has it. */
  letter: string;
  kwh: number;
  /** The number as it is written. */
  name: string;
  chosen: boolean;
}

interface Props {
  /** Clockwise, from north. */
  sides: DrawnSide[];
}

/** A house from above, turned so that it has the side with the panels: on its slopes what each makes, around it the rest. */
export function HouseFromAbove({ sides }: Props) {
  const turned = sides.findIndex(({ chosen }) => chosen) % 2 === 1;
  const turn = turned ? TURN : 0;
  const all = sides.map(({ kwh }) => kwh);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const shade = (kwh: number) => Math.round(((kwh - least) / (most - least || 1)) * SHADES);
  const placed = sides.map((one, index) => ({ ...one, angle: index * TURN }));
  const slopes = placed.filter(({ angle }) => angle % 90 === turn);
  // What is chosen has a frame, which no neighbor covers.
  const drawn = slopes.toSorted((a, b) => Number(a.chosen) - Number(b.chosen));
  const others = placed.filter(({ angle }) => angle % 90 !== turn);
  return (
    <svg className={styles.plot} viewBox={`${-PLOT} ${-PLOT} ${2 * PLOT} ${2 * PLOT}`} aria-hidden>
      <rect
        className={styles.lawn}
        x={-PLOT}
        y={-PLOT}
        width={2 * PLOT}
        height={2 * PLOT}
        rx={ROUND}
      />
      <path className={styles.needle} d="m0-15 7 26-7-5-7 5z" transform={NEEDLE[turn]} />
      {TREES.map((tree) => (
        <circle key={tree.cx} className={styles.tree} {...tree} />
      ))}
      <rect
        className={styles.shadow}
        x={-HOUSE.x}
        y={-HOUSE.y}
        width={2 * HOUSE.x}
        height={2 * HOUSE.y}
        transform={`translate(6 8) rotate(${turn})`}
      />
      {drawn.map(({ side, kwh, angle, chosen }) => (
        <g key={side} transform={`rotate(${angle})`} data-chosen={chosen}>
          <path className={styles.slope} d={outlineOf(angle, turn)} data-shade={shade(kwh)} />
          {chosen && <Panels {...lengthOf(angle, turn)} />}
        </g>
      ))}
      {slopes.map(({ side, letter, name, angle, chosen }) => {
        const { number, besidePanels, letter: beyond } = lengthOf(angle, turn);
        return (
          <g key={side} data-chosen={chosen}>
            <text className={styles.number} {...at(angle, chosen ? besidePanels : number)}>
              {name}
            </text>
            <text className={styles.letter} {...at(angle, beyond)}>
              {letter}
            </text>
          </g>
        );
      })}
      {others.map(({ side, letter, name, angle, chosen }) => (
        <text key={side} className={styles.around} data-chosen={chosen} {...beside(angle, turned)}>
          <tspan>{letter}</tspan> {name}
        </text>
      ))}
    </svg>
  );
}

/** Where north is, beside its letter. */
const NEEDLE: Record<number, string> = { 0: "translate(0 -125)", [TURN]: "translate(34 -150)" };

/** The two long slopes are those that the ridge runs along. */
const isLong = (angle: number, turn: number) => (angle - turn) % 180 === 0;
const lengthOf = (angle: number, turn: number) => ON_SLOPE[isLong(angle, turn) ? "long" : "short"];

/** A slope as it would lie to the north; turned, it lies on its own side. */
function outlineOf(angle: number, turn: number): string {
  return isLong(angle, turn)
    ? `M${-RIDGE} 0H${RIDGE}L${HOUSE.x} ${-HOUSE.y}H${-HOUSE.x}Z`
    : `M0 ${-RIDGE}L${HOUSE.y} ${-HOUSE.x}H${-HOUSE.y}Z`;
}

function Panels({ panels, count }: { panels: number; count: number }) {
  return Array.from({ length: count }, (_, column) => (
    <rect
      key={column}
      className={styles.panel}
      x={(column - count / 2) * PANEL.step + (PANEL.step - PANEL.width) / 2}
      y={-panels - PANEL.height}
      width={PANEL.width}
      height={PANEL.height}
    />
  ));
}

/** A place so far from the middle, as the compass has it. */
function at(angle: number, far: number, high = far) {
  const turned = (angle * Math.PI) / 180;
  const round = (value: number) => Number(value.toFixed(1));
  return { x: round(far * Math.sin(turned)), y: round(-high * Math.cos(turned)) };
}

/** Beside the house, or, where that is not turned, in the corners of the plot. */
function beside(angle: number, turned: boolean) {
  if (turned) return at(angle + AROUND.besideCorner, AROUND.x, AROUND.y);
  const { x, y } = at(angle, Math.SQRT2);
  return { x: x * (AROUND.x - 10), y: y * (AROUND.y - 18) };
}
