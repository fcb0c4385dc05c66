import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { at } from "#app/content/picture-places.ts";
import { link, picture, richWords } from "#app/content/reading/text.ts";

export const fullPicture = sectionKind(
  "full-picture",
  "Full picture",
  "a picture from edge to edge, with a few words over its lower edge where it is `calm`, left or right",
  {
    text: richWords.optional(),
    picture: picture.meta(at("fullWidth")),
    /** Where the picture is calm, so that words may cover it. */
    calm: z.enum(["left", "right"]).default("left"),
    link: link.optional(),
  },
);
