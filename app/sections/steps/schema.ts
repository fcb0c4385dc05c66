import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords, words } from "#app/content/reading/text.ts";

export const steps = sectionKind("steps", "Steps", "numbered steps", {
  lead: richWords.optional(),
  steps: z.array(z.strictObject({ title: words, text: richWords })).min(2),
});
