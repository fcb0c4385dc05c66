import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { anchor, richWords } from "#app/content/reading/text.ts";

export const licences = sectionKind("licences", "Licenses", "the license numbers", {
  text: richWords,
  /** Which of the company's licences to show, by trade; all, when not said. */
  trades: z.array(anchor).min(1).optional(),
});
