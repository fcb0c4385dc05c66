import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords, words } from "#app/content/reading/text.ts";

export const ownFacts = sectionKind(
  "own-facts",
  "Facts about us",
  "what the company says about itself, row by row, with facts from `content/en/work.yaml`",
  {
    lead: richWords.optional(),
    rows: z.array(z.strictObject({ label: words, text: richWords })).min(2),
  },
);
