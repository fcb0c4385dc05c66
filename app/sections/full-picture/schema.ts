import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { anchor, link, picture, richWords, words } from "#app/content/reading/text.ts";

/** A picture from edge to edge, and a few words that stand over its lower edge. */
export const fullPicture = z.strictObject({
  kind: z.literal("full-picture").meta({
    title: "Full picture",
    description:
      "a picture from edge to edge, with a few words over its lower edge where it is `calm`, left or right; `portrait` is the same upright, for phones",
  }),
  id: anchor.optional(),
  eyebrow: words.optional(),
  heading: words,
  text: richWords.optional(),
  picture: picture.meta(at("fullWidth")),
  /** The same, upright, for phones. */
  portrait: picture.meta(at("fullWidthUpright")).optional(),
  /** Where the picture is calm, so that words may cover it. */
  calm: z.enum(["left", "right"]).default("left"),
  link: link.optional(),
});
