import { z } from "zod";
import { firstPicture, richWords, service, words } from "#app/content/reading/text.ts";

/** All of a page that is not there yet: what it will be about, and how to reach us until then. */
export const comingSoon = z.strictObject({
  kind: z.literal("coming-soon"),
  heading: words,
  text: richWords,
  picture: firstPicture,
  service: service.optional(),
});
