import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

export const checklist = sectionKind("checklist", "Checklist", "points to check off", {
  lead: richWords.optional(),
  items: z.array(richWords).min(2),
});
