import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords, words } from "#app/content/reading/text.ts";

export const directions = sectionKind(
  "directions",
  "The way to us",
  "the way to the office, in words and as a drawing of the roads in `content/company.yaml`",
  {
    steps: z.array(richWords).min(1),
    /** What the drawing shows, for who does not see it. */
    drawing: words,
    ocean: words,
    /** Before the links to other maps, which lead away from this site. */
    elsewhere: words,
  },
);
