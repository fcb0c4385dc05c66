import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { at } from "#app/content/picture-places.ts";
import { address, picture, richWords, words } from "#app/content/reading/text.ts";

export const offers = sectionKind(
  "offers",
  "Cards to other pages",
  "cards that lead to other pages",
  {
    lead: richWords.optional(),
    items: z
      .array(
        z.strictObject({
          title: words,
          text: words,
          to: address,
          picture: picture.meta(at("card")),
        }),
      )
      .min(2),
  },
);
