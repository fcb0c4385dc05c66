import { z } from "zod";
import { words } from "#app/content/reading/text.ts";

/** What is true of the place a location page is about, from content/places. */
export const placeFacts = z.strictObject({
  kind: z.literal("place-facts"),
  heading: words,
});
