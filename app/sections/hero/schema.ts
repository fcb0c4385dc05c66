import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { firstPicture, link, richWords, service, words } from "#app/content/reading/text.ts";

/** The top of a page: what it is about, its picture, the next step. */
export const hero = z.strictObject({
  kind: z.literal("hero").meta({
    title: "Top of a page",
    description: "the top of a page: heading, a sentence, a picture, up to two links",
  }),
  eyebrow: words.optional(),
  heading: words,
  lead: richWords,
  picture: firstPicture.meta(at("hero")).optional(),
  /** The same, upright, for phones. */
  portrait: firstPicture.meta(at("heroUpright")).optional(),
  actions: z.array(link).max(2).default([]),
  service: service.optional(),
});
