import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** The company's licences, from company.yaml, and how to check them. */
export const licences = z.strictObject({
  kind: z.literal("licences").meta({ title: "Licenses", description: "the license numbers" }),
  id: anchor.optional(),
  eyebrow: words.optional(),
  heading: words,
  text: richWords,
  /** Which of the company's licences to show, by trade; all, when not said. */
  trades: z.array(anchor).min(1).optional(),
});
