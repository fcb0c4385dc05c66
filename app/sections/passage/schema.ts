import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** A heading with plain paragraphs, and points where a list reads better. */
export const passage = z.strictObject({
  kind: z
    .literal("passage")
    .meta({ title: "Passage", description: "a heading with paragraphs, and points" }),
  id: anchor.optional(),
  heading: words,
  paragraphs: z.array(richWords).min(1),
  points: z.array(richWords).default([]),
});
