import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** The way to the office: in words, as a drawing of the roads in company.yaml, and in other maps. */
export const directions = z.strictObject({
  kind: z.literal("directions").meta({
    title: "The way to us",
    description:
      "the way to the office, in words and as a drawing of the roads in `content/company.yaml`",
  }),
  id: anchor.optional(),
  heading: words,
  steps: z.array(richWords).min(1),
  /** What the drawing shows, for who does not see it. */
  drawing: words,
  ocean: words,
  /** Before the links to other maps, which lead away from this site. */
  elsewhere: words,
});
