import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** A link to the page's printable brochure, and what stands in it (npm run brochures prints it). */
export const brochure = z.strictObject({
  kind: z.literal("brochure").meta({
    title: "Brochure",
    description: "a link to the page as a printable brochure; it names the sections that go in",
  }),
  id: anchor.optional(),
  heading: words,
  text: richWords,
  label: words,
  /** The ids of the sections of this page that are printed, in the page's order. */
  sections: z.array(anchor).min(1),
});
