import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { at } from "#app/content/picture-places.ts";
import { address, picture, richWords, words } from "#app/content/reading/text.ts";
import { spotsOn } from "#app/content/spots.ts";

const mark = z.strictObject({
  /** A spot that the picture's scene names (see art/hotspots.json). */
  spot: z.string(),
  label: words,
  text: richWords,
  to: address.optional(),
});

const view = z
  .strictObject({
    /** What the choice says, where there are several views. */
    label: words.optional(),
    picture: picture.meta(at("scene")),
    marks: z.array(mark).min(1),
  })
  .transform(({ marks, ...shown }, context) => {
    const known = spotsOn(shown.picture.name);
    const placed = marks.flatMap(({ spot, ...meaning }, index) => {
      const place = known[spot];
      if (place) return { ...meaning, place };
      const message = `there is no spot "${spot}" on ${shown.picture.name}. ${didYouMean(spot, Object.keys(known))}`;
      context.addIssue({ code: "custom", path: ["marks", index, "spot"], message });
      return [];
    });
    return { ...shown, marks: placed };
  });

export const markedPicture = sectionKind(
  "marked-picture",
  "Picture with marks",
  "a picture with numbered marks, and what each of them is; with several views, a choice between them. The marks are spots that the picture’s scene names",
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
    context.addIssue({
      code: "custom",
      path,
      message: "is needed where there are several views",
    });
  if (!viewLabel) say(["viewLabel"]);
  views.forEach(({ label }, index) => {
    if (!label) say(["views", index, "label"]);
  });
});
