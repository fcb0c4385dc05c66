import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { anchor, picture, richWords, words } from "#app/content/reading/text.ts";

const state = z.strictObject({ label: words, picture: picture.meta(at("slider")) });

/** The same view in two states, with a slider between them, beside a few words. */
export const beforeAfter = z.strictObject({
  kind: z
    .literal("before-after")
    .meta({ title: "Before and after", description: "two states of one view, with a slider" }),
  id: anchor.optional(),
  eyebrow: words.optional(),
  heading: words,
  text: richWords,
  points: z.array(richWords).default([]),
  sliderLabel: words,
  before: state,
  after: state,
});
