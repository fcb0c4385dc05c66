/** The middle one; of an even number, the upper of the two. NaN of none. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Each figure's own median over all rounds. */
export function medians<Figures extends object>(rounds: Figures[]): Figures {
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(rounds.map((round) => Number(round[key])))]),
  ) as Figures;
}
