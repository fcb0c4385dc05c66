import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { at } from "#app/content/picture-places.ts";
import { address, picture, richWords, words } from "#app/content/reading/text.ts";

export const showcase = sectionKind(
  "showcase",
  "Six large tiles",
  "the six main things, as tiles of different sizes",
  {
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
  },
);
