import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** How long makers answer for their products, as bars beside each other. */
export const warrantyYears = z.strictObject({
  kind: z.literal("warranty-years").meta({
    title: "Warranty years",
    description:
      "how long makers answer for what they make, as bars; the years are written like “12 to 25 years”",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  rows: z
    .array(
      z.strictObject({
        name: words,
        /** Drawn as it is written: "12 to 25 years". */
        years: words,
        text: richWords,
      }),
    )
    .min(2),
  note: richWords.optional(),
});
