import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";

/**
 * Who sells electricity: probably, because the areas of utilities follow no city limits.
 *
 * @param keys of local-facts.yaml, the likeliest first
 */
export function utilityWords(
  keys: string[],
  { localFacts, words: { place: words } }: Pick<PageContent, "localFacts" | "words">,
): string {
  const [utility = "", other] = keys.flatMap((key) => localFacts.utilities[key]?.name ?? []);
  return other
    ? fill(words.utilityEither, { utility, other })
    : fill(words.utilityProbably, { utility });
}
