import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { RightsCard } from "#estimates/rights/card.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";

/** What each part of the answer gets. */
export type Result = SectionProps<"rights-tool"> & {
  answers: RightsAnswers;
  found: RightsCard[];
  today: string;
  /** What was asked, as an address holds it; nothing in an example. */
  query: URLSearchParams | undefined;
};
