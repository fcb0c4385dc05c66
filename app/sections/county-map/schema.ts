import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** Florida's counties with ours marked, and the places we serve in each, from content/places. */
export const countyMap = z.strictObject({
  kind: z.literal("county-map").meta({
    title: "Map of counties",
    description: "the map of our counties, with the places we serve",
  }),
  id: anchor.optional(),
  heading: words,
  text: richWords.optional(),
});
