import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords, words } from "#app/content/reading/text.ts";

export const questions = sectionKind(
  "questions",
  "Questions",
  "questions that open to their answers",
  {
    items: z.array(z.strictObject({ question: words, answer: richWords })).min(2),
  },
);
