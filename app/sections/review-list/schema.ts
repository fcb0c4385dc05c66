import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** All reviews of content/reviews.yaml, the latest first, with their average. */
export const reviewList = z.strictObject({
  kind: z.literal("review-list").meta({
    title: "Reviews",
    description:
      "all reviews with a filter and, once they are real, their average; where one was removed, why",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  /** Shown when there is no review at all. */
  none: richWords,
});
