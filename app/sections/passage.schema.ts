import { z } from "zod";
import { anchor, words } from "#app/content/text.ts";

/**
 * A heading with plain paragraphs, and points where a list reads better. A quiet one belongs to a
 * text that is looked up rather than read, as terms are.
 */
export const passage = z.strictObject({
  kind: z.literal("passage"),
  id: anchor.optional(),
  heading: words,
  paragraphs: z.array(words).min(1),
  points: z.array(words).default([]),
  quiet: z.boolean().default(false),
});
