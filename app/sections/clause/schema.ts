import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** One of many passages that are looked up rather than read, as those of terms are. */
export const clause = z.strictObject({
  kind: z.literal("clause").meta({
    title: "Clause",
    description: "the same, smaller: one of many that are looked up, as in terms",
  }),
  id: anchor.optional(),
  heading: words,
  paragraphs: z.array(richWords).min(1),
  points: z.array(richWords).default([]),
});
