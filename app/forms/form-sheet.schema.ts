import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** What every form that is sent says around its questions. */
export const formSheet = {
  id: anchor.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  submit: words,
};
