/** Where we work, as content/local-facts.yaml says. */
import type { LocalFacts } from "#app/content/reading/schema.ts";

/** The names of our counties in the high-velocity hurricane zone. */
export const zoneCountiesOf = ({ counties }: LocalFacts): string[] =>
  Object.keys(counties).filter((name) => counties[name]?.hurricaneZone);

/** As people call a power company. */
export const shortNameOf = (utility: LocalFacts["utilities"][string] | undefined): string =>
  utility?.shortName ?? utility?.name ?? "";
