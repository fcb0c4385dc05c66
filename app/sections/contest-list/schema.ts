import { sectionKind } from "#app/sections/section-kind.ts";
import { link, richWords } from "#app/content/reading/text.ts";

export const contestList = sectionKind(
  "contest-list",
  "Contests",
  "a card for each contest, with its state by the clock",
  {
    lead: richWords.optional(),
    /** Shown when there is no contest at all. */
    none: richWords,
    /** Where a sample, which cannot be entered, sends people instead. */
    tryOut: link,
  },
);
