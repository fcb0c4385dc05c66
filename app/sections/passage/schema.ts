import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

export const passage = sectionKind("passage", "Passage", "a heading with paragraphs, and points", {
  paragraphs: z.array(richWords).min(1),
  points: z.array(richWords).default([]),
});
