/** Finds what somebody probably meant to type. */

/** Long words may be this far off, in letters; short ones less. */
const MOST_DIFFERENCES = 3;

/** The candidates closest to a mistyped word, best first; at most three, none when all are far. */
export function nearest(typed: string, candidates: Iterable<string>): string[] {
  const most = Math.min(MOST_DIFFERENCES, Math.ceil(typed.length / 3));
  return [...candidates]
    .map((candidate) => ({ candidate, distance: differences(typed, candidate) }))
    .filter(({ candidate, distance }) => distance <= most || candidate.includes(typed))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

export function didYouMean(typed: string, candidates: Iterable<string>): string {
  const found = nearest(typed, candidates);
  return found.length > 0 ? `Did you mean ${found.join(" or ")}?` : "";
}

/** A message about a name that is not known, with what it probably should be. */
export const withHint = (message: string, typed: string, known: Iterable<string>): string =>
  `${message} ${didYouMean(typed, known)}`.trim();

/** Levenshtein distance: letters to add, drop or change. */
function differences(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      current[column] = Math.min(
        (current[column - 1] ?? 0) + 1,
        (above[column] ?? 0) + 1,
        (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1),
      );
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
