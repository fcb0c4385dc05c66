import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

const factor = z.strictObject({ title: words, text: richWords });
const column = z.strictObject({ heading: words, factors: z.array(factor).min(2) });

/** What makes a job dearer, and what makes it cheaper. */
export const priceFactors = z.strictObject({
  kind: z.literal("price-factors").meta({
    title: "What moves the price",
    description: "what raises a price, and what lowers it",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  up: column,
  down: column,
  note: richWords.optional(),
});
