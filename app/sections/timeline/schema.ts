import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

const SIGNS = ["paint", "storm", "book", "roof", "cooling", "refrigerant", "house"] as const;

export const timeline = sectionKind(
  "timeline",
  "Timeline",
  "years on a drawn line, each with a `sign`, what changed and what it means",
  {
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
  },
);
