import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** What to look for, point by point. */
export const checklist = z.strictObject({
  kind: z.literal("checklist"),
  id: anchor.optional(),
  heading: words,
  lead: words.optional(),
  items: z.array(words).min(2),
});
