import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** What happens, in which order. */
export const steps = z.strictObject({
  kind: z.literal("steps").meta({ title: "Steps", description: "numbered steps" }),
  id: anchor.optional(),
  eyebrow: words.optional(),
  heading: words,
  lead: richWords.optional(),
  steps: z.array(z.strictObject({ title: words, text: richWords })).min(2),
});
