import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import {
  address,
  pictureWithSpots,
  richWords,
  spotError,
  words,
} from "#app/content/reading/text.ts";

const mark = z.strictObject({
  /** A spot of the picture. */
  spot: z.string(),
  label: words,
  text: richWords,
  to: address.optional(),
});

const view = z
  .strictObject({
    /** What the choice says, where there are several views. */
    label: words.optional(),
    picture: pictureWithSpots.meta(at("scene")),
    marks: z.array(mark).min(1),
  })
  .transform(({ marks, picture, ...shown }, context) => {
    marks.forEach(({ spot }, index) => {
      const message = spotError(spot, picture);
      if (message) context.addIssue({ code: "custom", path: ["marks", index, "spot"], message });
    });
    const { spots, ...ready } = picture;
    const placed = marks.map(({ spot, ...meaning }) => ({ ...meaning, place: spots[spot] }));
    return { ...shown, picture: ready, marks: placed };
  });

export const markedPicture = sectionKind(
  "marked-picture",
  "Picture with marks",
  "a picture with numbered marks, and what each of them is; with several views, a choice between them. The marks are spots of the picture, which images.yaml names",
  {
    lead: richWords.optional(),
    /** What is chosen between, where there are several views. */
    viewLabel: words.optional(),
    views: z.array(view).min(1).max(4),
    note: richWords.optional(),
  },
).superRefine(({ views, viewLabel }, context) => {
  if (views.length === 1) return;
  const say = (path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message: "is needed where there are several views" });
  if (!viewLabel) say(["viewLabel"]);
  views.forEach(({ label }, index) => {
    if (!label) say(["views", index, "label"]);
  });
});
