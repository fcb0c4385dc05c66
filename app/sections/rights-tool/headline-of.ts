import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { RightsCard } from "#estimates/rights/card.ts";

/** The next day that matters; where none is to come, how many laws may help. */
export function headlineOf(
  cards: readonly RightsCard[],
  words: SectionProps<"rights-tool">["headlines"],
  inWords: (day: string) => string,
): string {
  const coming = cards.flatMap(({ days }) => days.filter(({ passed }) => !passed));
  const [next] = coming.toSorted((one, other) => one.day.localeCompare(other.day));
  if (next) return fill(words[next.whose], { day: inWords(next.day) });
  const { length: count } = cards.filter(({ fits }) => fits);
  if (count === 0) return words.none;
  return count === 1 ? words.one : fill(words.several, { count: String(count) });
}
