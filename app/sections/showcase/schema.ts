import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { address, anchor, picture, richWords, words } from "#app/content/reading/text.ts";

/** The main things we do, as tiles of different sizes; the first is the largest. */
export const showcase = z.strictObject({
  kind: z.literal("showcase").meta({
    title: "Six large tiles",
    description: "the six main things, as tiles of different sizes",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  tiles: z
    .array(
      z.strictObject({
        title: words,
        text: words,
        /** A word on what is not open yet. */
        tag: words.optional(),
        to: address,
        picture: picture.meta(at("tile")),
      }),
    )
    .length(6, "needs exactly six tiles: their sizes are made for each other"),
});
