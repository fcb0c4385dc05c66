import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import { picture, richWords, words } from "#app/content/reading/text.ts";

/** A place that waits for the company's photograph. */
const awaited = z
  .strictObject({
    sample: z.literal(true),
    /** What the photograph will show. */
    shows: words,
    /** Taken with the phone upright. */
    upright: z.boolean().default(false),
  })
  .meta({ title: "A place that waits" });

const taken = z
  .strictObject({
    picture: picture.meta(at("photograph")),
    /** Who is on it, or did the work. Only with their consent. */
    who: words.meta({
      title: "Who",
      description: "Who is on it, or did the work; only with their consent",
    }),
    where: words.meta({ title: "Where", description: "The town" }),
    /** Month and year, as one says them. */
    when: words.meta({ title: "When", description: "Month and year, like March 2027" }),
  })
  .meta({ title: "A photograph of ours" });

export const ownPhotos = sectionKind(
  "own-photos",
  "Our photographs",
  "photographs of our people and jobs, and marked places for those to come",
  {
    text: richWords.optional(),
    photos: z
      .array(z.union([awaited, taken]))
      .min(2)
      .max(6),
  },
);
