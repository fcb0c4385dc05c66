import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

export const brochure = sectionKind(
  "brochure",
  "Brochure",
  "a link to the page as a printable brochure; it names the sections that go in",
  {
    text: richWords,
    label: words,
    /** The ids of the sections of this page that are printed, in the page's order. */
    sections: z.array(anchor).min(1),
  },
);
