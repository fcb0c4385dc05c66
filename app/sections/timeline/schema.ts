import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

export const timeline = sectionKind(
  "timeline",
  "Timeline",
  "years on a drawn line, each with what changed and what it means",
  {
    lead: richWords.optional(),
    years: z
      .array(
        z.strictObject({
          year: z.int().min(1900).max(2100),
          what: richWords,
          means: richWords,
        }),
      )
      .min(3),
  },
);
