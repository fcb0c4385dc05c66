/** What a ZIP code probably tells: its county, which of our places is nearest, and who sells electricity there. */
import { fill } from "#app/content/fill.ts";
import type { z } from "zod";
import type { PageContent } from "#app/content/load.server.ts";
import type { zipCodes } from "#app/content/reading/place.ts";
import { type ServedZips, strongestRule } from "#questions/served-zips.ts";

export type ZipCodes = z.output<typeof zipCodes>;

type ZipAnswer =
  /** The county is known; the place only where a rule says so. */
  | { kind: "county"; county: string; nearest: string | undefined }
  /** Far from us: new codes begin like those around them, which our rules would know. */
  | { kind: "far" };

/** Who probably sells the electricity there, the likeliest first: areas of utilities follow no ZIP codes. */
export function utilitiesAt(zip: string, { utilities: { usual, cities } }: ZipCodes): string[] {
  const city = strongestRule(zip, cities);
  return city ? [city, usual] : [usual];
}

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

/** We work in the counties in which we have places. */
export const servedZips = ({ zipCodes, places }: PageContent): ServedZips => ({
  rules: zipCodes.counties,
  counties: [...new Set(Object.values(places).map(({ county }) => county))],
});

/** @param zip five digits */
export function readZip(zip: string, { counties, nearest }: ZipCodes): ZipAnswer {
  const county = strongestRule(zip, counties);
  if (!county) return { kind: "far" };
  return { kind: "county", county, nearest: strongestRule(zip, nearest) };
}
