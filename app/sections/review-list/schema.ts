import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

export const reviewList = sectionKind(
  "review-list",
  "Reviews",
  "all reviews with a filter and, once they are real, their average; where one was removed, why",
  {
    lead: richWords.optional(),
    /** Shown when there is no review at all. */
    none: richWords,
  },
);
