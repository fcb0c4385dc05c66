import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { address, firstPicture, link, richWords, words } from "#app/content/reading/text.ts";
import hotspots from "../../../art/hotspots.json" with { type: "json" };

/** The parts of the house whose place on the picture is known (see art/hotspots.json). */
const parts = Object.keys(hotspots.views.hero) as [string, ...string[]];

/** The top of the home page: the house, whose parts are links. */
export const houseMap = z.strictObject({
  kind: z
    .literal("house-map")
    .meta({ title: "House with links", description: "the house with links on its parts" }),
  eyebrow: words.optional(),
  heading: words,
  lead: richWords,
  picture: firstPicture.meta(at("house")),
  /** The same house, upright, for phones. */
  portrait: firstPicture.meta(at("houseUpright")),
  actions: z.array(link).max(2).default([]),
  partsLabel: words,
  parts: z
    .array(
      z.strictObject({
        part: z.enum(parts, `must be a part of the house: ${parts.join(", ")}`),
        label: words,
        /** On which side of its spot the label stands, so that labels do not meet. */
        labelSide: z.enum(["left", "right"]).default("right"),
        to: address,
      }),
    )
    .min(3),
});
