import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords, words } from "#app/content/reading/text.ts";

export const warrantyYears = sectionKind(
  "warranty-years",
  "Warranty years",
  "how long makers answer for what they make, as bars; the years are written like “12 to 25 years”",
  {
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
  },
);
