import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import { pictureWithSpots, richWords, spotError, words } from "#app/content/reading/text.ts";
import { LOADS } from "#estimates/solar/questions.ts";
const load = z.enum(LOADS);

export const batteryHours = sectionKind(
  "battery-hours",
  "Hours of a battery",
  "a house in an outage with the hours that a battery runs each thing, by its size; the numbers are those of `content/figures/backup-loads.yaml`",
  {
    lead: richWords.optional(),
    picture: pictureWithSpots.meta(at("scene")),
    /** What is chosen between, and the sizes in kWh; the one shown at first is among them. */
    sizeLabel: words,
    sizes: z.array(z.number().positive()).min(2).max(4),
    first: z.number(),
    /** Kept back in the battery, as 0.1 for a tenth. */
    reserve: z.number().min(0).max(0.5),
    /**
     * What the picture marks: a spot of it, and which of content/figures/backup-loads.yaml it is. Its
     * short name stands on the picture, where a long one would lie over its neighbor.
     */
    things: z
      .array(z.strictObject({ spot: z.string(), load, label: words, short: words.optional() }))
      .min(3),
    /** What runs together. */
    sets: z.array(z.strictObject({ label: words, loads: z.array(load).min(1) })).min(2),
    /** After a number: hours, and days where there are many. */
    units: z.strictObject({ hours: words, days: words }),
    /** Over the sets; over the table of single things, and the heads of its first columns. */
    together: words,
    alone: words,
    columns: z.strictObject({ thing: words, takes: words }),
    note: richWords.optional(),
  },
).superRefine(({ picture, first, sizes, things }, context) => {
  if (!sizes.includes(first)) {
    const message = `must be one of the sizes: ${sizes.join(", ")}`;
    context.addIssue({ code: "custom", path: ["first"], message });
  }
  things.forEach(({ spot }, index) => {
    const message = spotError(spot, picture);
    if (message) context.addIssue({ code: "custom", path: ["things", index, "spot"], message });
  });
});
