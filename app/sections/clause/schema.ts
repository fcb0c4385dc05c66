import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

export const clause = sectionKind(
  "clause",
  "Clause",
  "the same, smaller: one of many that are looked up, as in terms",
  {
    paragraphs: z.array(richWords).min(1),
    points: z.array(richWords).default([]),
  },
);
