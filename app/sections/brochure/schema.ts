import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** Sections of the same page, each named by its id or, where it has none, by its kind. */
const parts = z.array(anchor).min(1);

/** A link to the page's printable brochure, and what stands in it (npm run brochures makes it). */
export const brochure = z.strictObject({
  kind: z.literal("brochure").meta({
    title: "Brochure",
    description: "a link to the page as a printable brochure; it names the sections that go in",
  }),
  id: anchor.optional(),
  heading: words,
  text: richWords,
  label: words,
  /** From top to bottom of the first page. */
  front: parts,
  /** The second page, in two columns. */
  back: parts,
  /** How many questions, from the first. */
  questions: z.int().min(1).max(6).default(3),
});
