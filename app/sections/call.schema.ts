import { z } from "zod";
import { picture, service, words } from "#app/content/text.ts";

/** The closing band: a sentence, the phone number, the mail address. */
export const call = z.strictObject({
  kind: z.literal("call"),
  heading: words,
  text: words.optional(),
  picture: picture.optional(),
  service: service.optional(),
});
