import { z } from "zod";
import { words } from "#app/content/reading/text.ts";

/** What is true of the place a location page is about, from content/places. */
export const placeFacts = z.strictObject({
  kind: z.literal("place-facts").meta({
    title: "Facts of a place",
    description:
      "the facts of one place, on its own page, beside a map of it with coast, wind zone and utility",
  }),
  heading: words,
});
