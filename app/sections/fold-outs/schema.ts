import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** Longer matters that only some readers need: of each, a sentence shows, and the rest opens. */
export const foldOuts = z.strictObject({
  kind: z.literal("fold-outs").meta({
    title: "Parts that open",
    description:
      "longer matters that only some readers need: a heading and a sentence of each show, the rest opens",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  items: z
    .array(
      z.strictObject({
        id: anchor.optional(),
        heading: words,
        /** What shows while it is closed. */
        brief: richWords,
        paragraphs: z.array(richWords).min(1),
        points: z.array(richWords).default([]),
      }),
    )
    .min(2),
});
