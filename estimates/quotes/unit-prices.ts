/** Prices for one unit: a square of roof, an opening, a ton, a kilowatt. */

interface PricedSize {
  /** In dollars. */
  price?: number | undefined;
  /** In the unit of the trade; above zero. */
  size?: number | undefined;
}

export interface ComparedPrices {
  /** Dollars for one unit, in the order of the quotes; nothing where price or size is not known. */
  perUnit: (number | undefined)[];
  /** By how much the highest price for a unit is above the lowest, as a share: 0.1 is 10%. */
  spread: number | undefined;
  /** The same of the sizes. */
  sizeSpread: number | undefined;
  /** Whether the sizes lie so far apart that the quotes cannot be for the same job. */
  sizesDiffer: boolean;
}

/** @param tolerance share by which measured sizes may differ */
export function comparePrices(quotes: readonly PricedSize[], tolerance: number): ComparedPrices {
  const perUnit = quotes.map(({ price, size }) => (price && size ? price / size : undefined));
  const sizeSpread = spreadOf(quotes.map(({ size }) => size));
  return {
    perUnit,
    spread: spreadOf(perUnit),
    sizeSpread,
    sizesDiffer: sizeSpread !== undefined && sizeSpread > tolerance + ROUNDING,
  };
}

/** Below what anybody types: 22 / 20 - 1 is a little more than a tenth for a computer. */
const ROUNDING = 1e-9;

function spreadOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined && value > 0) as number[];
  return known.length < 2 ? undefined : Math.max(...known) / Math.min(...known) - 1;
}
