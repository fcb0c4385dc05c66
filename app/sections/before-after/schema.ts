import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import { picture, richWords, words } from "#app/content/reading/text.ts";

const state = z.strictObject({ label: words, picture: picture.meta(at("slider")) });

export const beforeAfter = sectionKind(
  "before-after",
  "Before and after",
  "two states of one view, with a slider",
  {
    eyebrow: words.optional(),
    text: richWords,
    points: z.array(richWords).default([]),
    sliderLabel: words,
    before: state,
    after: state,
  },
);
