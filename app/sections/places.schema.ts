import { z } from "zod";
import { anchor, words } from "#app/content/text.ts";

/** The places we serve, county by county, from content/locations. */
export const places = z.strictObject({
  kind: z.literal("places"),
  id: anchor.optional(),
  heading: words,
  text: words.optional(),
});
