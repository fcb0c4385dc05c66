import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** One of many passages that are looked up rather than read, as those of terms are. */
export const clause = z.strictObject({
  kind: z.literal("clause"),
  id: anchor.optional(),
  heading: words,
  paragraphs: z.array(richWords).min(1),
  points: z.array(richWords).default([]),
});
