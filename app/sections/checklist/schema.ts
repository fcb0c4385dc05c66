import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** What to look for, point by point. */
export const checklist = z.strictObject({
  kind: z.literal("checklist").meta({ title: "Checklist", description: "points to check off" }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  items: z.array(richWords).min(2),
});
