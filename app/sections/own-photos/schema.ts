import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import { picture, richWords, words } from "#app/content/reading/text.ts";

const photo = z.strictObject({
  picture: picture.meta(at("photograph")),
  /** Who is on it, or did the work. Only with their consent. */
  who: words.meta({
    title: "Who",
    description: "Who is on it, or did the work; only with their consent",
  }),
  where: words.meta({ title: "Where", description: "The town" }),
  /** Month and year, as one says them. */
  when: words.meta({ title: "When", description: "Month and year, like March 2027" }),
});

export const ownPhotos = sectionKind(
  "own-photos",
  "Our photographs",
  "photographs of our people and jobs, once there are any",
  {
    text: richWords.optional(),
    photos: z.array(photo).min(1).max(6),
  },
);
