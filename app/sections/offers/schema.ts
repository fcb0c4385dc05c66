import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { address, anchor, picture, richWords, words } from "#app/content/reading/text.ts";

/** Pages worth going to next, each with its picture. */
export const offers = z.strictObject({
  kind: z
    .literal("offers")
    .meta({ title: "Cards to other pages", description: "cards that lead to other pages" }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  items: z
    .array(
      z.strictObject({ title: words, text: words, to: address, picture: picture.meta(at("card")) }),
    )
    .min(2),
});
