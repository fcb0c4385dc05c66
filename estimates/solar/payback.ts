/** So far the sum is followed; what takes longer is as good as never. */
const LONGEST_YEARS = 100;

/** What changes from one year to the next. */
interface YearByYear {
  /** So much less is made each year, as 0.005 for 0.5%. */
  aging: number;
  /** So much more a kWh costs each year, as 0.02 for 2%. */
  rateChange: number;
}

export type PaybackRange = ReturnType<typeof paybackRange>;

/**
 * The years after which savings have added up to a price. Nothing, where they never do.
 *
 * @param price $
 * @param savedWith the $ saved in a year in which this share is made of what new panels make on average
 * @param spread how far the weather of a place may lie from the average, as 0.9 and 1.1 of what is made
 */
export const paybackRange = (
  price: number,
  savedWith: (share: number) => number,
  spread: { low: number; high: number },
  each: YearByYear,
) => ({
  /** If the panels make more than expected. */
  soonest: payback(price, (share) => savedWith(share * spread.high), each),
  likely: payback(price, savedWith, each),
  latest: payback(price, (share) => savedWith(share * spread.low), each),
});

/** @returns years, with their fraction; nothing where the price is never reached */
export function payback(
  price: number,
  savedWith: (share: number) => number,
  { aging, rateChange }: YearByYear,
): number | undefined {
  let sum = 0;
  for (let year = 0; year < LONGEST_YEARS; year++) {
    const saved = savedWith((1 - aging) ** year) * (1 + rateChange) ** year;
    if (sum + saved >= price) return year + (price - sum) / saved;
    sum += saved;
  }
  return undefined;
}
