import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

export const foldOuts = sectionKind(
  "fold-outs",
  "Parts that open",
  "longer matters that only some readers need: a heading and a sentence of each show, the rest opens",
  {
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
  },
);
