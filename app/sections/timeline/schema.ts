import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

const SIGNS = ["paint", "storm", "book", "roof", "cooling", "refrigerant", "house"] as const;

/** Years on a drawn line, each with what changed and what that means. */
export const timeline = z.strictObject({
  kind: z.literal("timeline").meta({
    title: "Timeline",
    description: "years on a drawn line, each with a `sign`, what changed and what it means",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  years: z
    .array(
      z.strictObject({
        year: z.int().min(1900).max(2100),
        /** The small drawing beside it. */
        sign: z.enum(SIGNS),
        what: richWords,
        means: richWords,
      }),
    )
    .min(3),
});
