/** Where a contest stands at a given moment. Runs in the browser, so it needs no time zones. */

/** First and last moment for entries, with the distance from UTC: `2027-03-01T09:00-05:00`. */
export interface EntryTime {
  opens: string;
  closes: string;
}

/**
 * An entry in the opening moment counts, one in the closing moment does not.
 *
 * @param now milliseconds since 1970
 */
export function contestState(
  now: number,
  { opens, closes }: EntryTime,
): "upcoming" | "open" | "ended" {
  if (now < Date.parse(opens)) return "upcoming";
  return now < Date.parse(closes) ? "open" : "ended";
}
