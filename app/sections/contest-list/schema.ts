import { z } from "zod";
import { anchor, link, richWords, words } from "#app/content/reading/text.ts";

/** A card for each contest of content/contests, the latest first. */
export const contestList = z.strictObject({
  kind: z.literal("contest-list").meta({
    title: "Contests",
    description: "a card for each contest, with its state by the clock",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  /** Shown when there is no contest at all. */
  none: richWords,
  /** Where a sample, which cannot be entered, sends people instead. */
  tryOut: link,
});
