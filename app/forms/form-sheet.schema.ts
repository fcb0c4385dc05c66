import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** What every form that is sent says around its questions. */
export const formSheet = {
  id: anchor.optional(),
  heading: words,
  lead: richWords,
  promises: z.array(richWords).min(1),
  submit: words,
};
