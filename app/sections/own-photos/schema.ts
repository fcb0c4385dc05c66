import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import { picture, richWords, words } from "#app/content/reading/text.ts";

const photo = z.strictObject({
  picture: picture.meta(at("photograph")),
  who: words.meta({
    title: "Who",
    description: "Who is on it, or did the work; only with their consent",
  }),
  where: words.meta({ title: "Where", description: "The town" }),
  when: words.meta({ title: "When", description: "Month and year, like March 2027" }),
});

export const ownPhotos = sectionKind(
  "own-photos",
  "Our photographs",
  "photographs of our people and jobs, each with who, where and when",
  {
    text: richWords.optional(),
    photos: z.array(photo).min(1).max(6),
  },
);
