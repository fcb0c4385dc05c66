import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** What the company says about itself, row by row; the facts are taken from work.yaml by name. */
export const ownFacts = z.strictObject({
  kind: z.literal("own-facts").meta({
    title: "Facts about us",
    description:
      "what the company says about itself, row by row, with facts from `content/en/work.yaml`",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  rows: z.array(z.strictObject({ label: words, text: richWords })).min(2),
});
