/** Roofers count by the square: a hundred square feet of roof. */
const SQUARE_SQFT = 100;
const INCHES_A_FOOT = 12;

export interface Roof {
  /** What the house covers seen from above, eaves included, in square feet. */
  footprint: number;
  /** By how many inches it rises over twelve. */
  rise: number;
  /** What is cut off and thrown away, in percent of what is needed. */
  waste: number;
}

/** How much longer a slope is than the floor below it: 1 when flat. */
export const slopeFactor = (rise: number): number =>
  Math.hypot(rise, INCHES_A_FOOT) / INCHES_A_FOOT;

/** How much roof is to be bought, in squares. */
export const roofSquares = ({ footprint, rise, waste }: Roof): number =>
  (footprint * slopeFactor(rise) * (1 + waste / 100)) / SQUARE_SQFT;
