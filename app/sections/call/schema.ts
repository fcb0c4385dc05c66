import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { picture, richWords, service, words } from "#app/content/reading/text.ts";

/** The closing band: a sentence, and the ways to us. The first of them stands out. */
export const call = z.strictObject({
  kind: z.literal("call").meta({
    title: "Closing call",
    description: "the closing band with phone, e-mail and the way to the form for a price",
  }),
  heading: words,
  text: richWords.optional(),
  picture: picture.meta(at("call")).optional(),
  service: service.optional(),
  first: z.enum(["price", "phone", "email"], "must be price, phone or email").default("price"),
});
