import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import {
  address,
  link,
  picture as latePicture,
  pictureWithSpots,
  richWords,
  spotError,
  words,
} from "#app/content/reading/text.ts";
import { placeOnHouse } from "./place-on-house.ts";

/** The top of the home page: the house, whose parts are links. */
export const houseMap = z
  .strictObject({
    kind: z
      .literal("house-map")
      .meta({ title: "House with links", description: "the house with links on its parts" }),
    heading: words,
    /** In the largest letters; then the heading stands small above it. */
    line: words.optional(),
    lead: richWords,
    picture: pictureWithSpots.meta(at("house")),
    /** The same house, upright, for phones. */
    portrait: pictureWithSpots.meta(at("houseUpright")).optional(),
    lightsLabel: words.optional(),
    /** In what light it can be seen, and what to see there; the first is that of the picture. */
    lights: z
      .array(
        z.strictObject({
          label: words,
          says: richWords,
          picture: latePicture.meta(at("house")).optional(),
          portrait: latePicture.meta(at("houseUpright")).optional(),
        }),
      )
      .max(4)
      .default([]),
    /** From June to November, in place of what the first light says. */
    inSeason: link.optional(),
    partsLabel: words,
    parts: z
      .array(
        z.strictObject({
          /** A spot of the picture. */
          part: z.string(),
          label: words,
          /** On which side of its spot the label stands, so that labels do not meet. */
          labelSide: z.enum(["left", "right"]).default("right"),
          to: address,
        }),
      )
      .min(1),
  })
  .superRefine(({ picture, parts }, context) => {
    parts.forEach(({ part }, index) => {
      const message = spotError(part, picture) ?? cutError(part, picture);
      if (message) context.addIssue({ code: "custom", path: ["parts", index, "part"], message });
    });
  });

function cutError(part: string, picture: z.output<typeof pictureWithSpots>): string | undefined {
  const { x = 50, y = 50 } = placeOnHouse(part, picture) ?? {};
  const isInSight = [x, y].every((percent) => percent >= 0 && percent <= 100);
  if (isInSight) return undefined;
  return `the spot "${part}" is where a wide screen cuts ${picture.name}: take another part, or give the picture a focus`;
}
