import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import { pictureWithSpots, richWords, spotError, words } from "#app/content/reading/text.ts";
import { PITCHES } from "#estimates/solar/roof.ts";

/** The sides that our house has, and the spots of its pictures. */
export const SLOPES = { N: "north", E: "east", S: "south", W: "west" } as const;
export const SLOPE_SIDES = ["N", "E", "S", "W"] as const satisfies (keyof typeof SLOPES)[];

export const roofYields = sectionKind(
  "roof-yields",
  "Yield of each roof side",
  "a roof from above with what one kilowatt of panels makes on each side; the numbers are those of `content/figures/solar-yields.yaml`",
  {
    lead: richWords.optional(),
    /** Whose weather is worked with, and how steep the roof is (content/figures/solar-yields.yaml). */
    county: words,
    pitch: z.enum(PITCHES),
    /** With the spots north, east, south and west, or with none. */
    picture: pictureWithSpots.meta(at("scene")),
    /** The head of each column of the table. */
    columns: z.strictObject({ side: words, kwh: words }),
    sides: z.record(z.enum(SLOPE_SIDES), words),
    /** How much an array of that size makes on the best side; the number goes between the words. */
    array: z.strictObject({ kw: z.number().positive(), before: words, after: words }),
    note: richWords.optional(),
  },
).superRefine(({ picture }, context) => {
  // A photograph without any stands beside the table, which says all of it.
  if (Object.keys(picture.spots).length === 0) return;
  for (const spot of Object.values(SLOPES)) {
    const message = spotError(spot, picture);
    if (message) context.addIssue({ code: "custom", path: ["picture", "name"], message });
  }
});
