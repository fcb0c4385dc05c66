/** Where we work, as content/local-facts.yaml and content/zip-codes.yaml say. */
import type { LocalFacts } from "#app/content/reading/schema.ts";
import type { ZipCodes } from "#app/content/zip-code.ts";

/** Counties and utilities are known by their keys in local-facts.yaml; that of a county is its name. */
export function regionOf(
  { region, counties, utilities }: LocalFacts,
  { utilities: { usual } }: Pick<ZipCodes, "utilities">,
) {
  const names = Object.keys(counties);
  return {
    name: region,
    counties: names,
    /** Those in the high-velocity hurricane zone. */
    zoneCounties: names.filter((name) => counties[name]?.hurricaneZone),
    utilities: Object.entries(utilities).map(([key, one]) => ({ key, name: shortNameOf(one) })),
    /** What most of our customers have. */
    usualUtility: shortNameOf(utilities[usual]),
  };
}

/** As people call a power company. */
export const shortNameOf = (utility: LocalFacts["utilities"][string] | undefined): string =>
  utility?.shortName ?? utility?.name ?? "";
