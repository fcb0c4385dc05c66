/** What of a roof is asked, and what its panels make. */

/** Clockwise, as on a compass. */
export const SIDES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Side = (typeof SIDES)[number];

export const PITCHES = ["low", "mid", "steep"] as const;
export type Pitch = (typeof PITCHES)[number];

export const SHADES = ["none", "some", "much"] as const;
export type Shade = (typeof SHADES)[number];

export const MONTHS_A_YEAR = 12;

/** One slope with panels. */
export interface Face {
  /** Of its panels, in kW DC. */
  kw: number;
  side: Side;
  pitch: Pitch;
  /** What shade takes, as 0.1 for a tenth. */
  shadeShare: number;
  /** kWh a year of one kW, where somebody knows better than the table. */
  yearly: number | undefined;
}

/** kWh a month, January first, that one kW of panels makes at a place, by how it lies. */
export type Yields = Record<Pitch, Record<Side, readonly number[]>>;

/** @returns kWh a month, January first, of all faces together */
export function madeByMonth(faces: readonly Face[], yields: Yields): number[] {
  const each = faces.map((face) => madeBy(face, yields[face.pitch][face.side]));
  return Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
    sum(each.map((months) => months[month] ?? 0)),
  );
}

function madeBy({ kw, shadeShare, yearly }: Face, table: readonly number[]): number[] {
  const known = yearly === undefined ? 1 : yearly / sum(table);
  return table.map((month) => kw * month * known * (1 - shadeShare));
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);
