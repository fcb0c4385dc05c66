import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { sectionKind } from "#app/sections/section-kind.ts";

export const directions = sectionKind(
  "directions",
  "The way to us",
  "the way to the office in words, and links to it on other maps",
  {
    steps: z.array(richWords).min(1),
    /** Before the links to other maps, which lead away from this site. */
    elsewhere: words,
  },
);
