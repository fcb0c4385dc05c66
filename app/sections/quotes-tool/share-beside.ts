import type { InWords } from "#app/tools/in-words.ts";

const MOST_DIGITS = 6;

/**
 * A share that is above a limit must not look like it: then it gets more digits.
 *
 * @param share like 0.2, as is the limit
 */
export function shareBeside(share: number, limit: number, { percent }: InWords): string {
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
    const written = percent(share, digits);
    if (share === limit || written !== percent(limit, digits)) return written;
  }
  return percent(share, MOST_DIGITS);
}
