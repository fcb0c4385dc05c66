import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** The form to end all contact, with what is said once it was sent. */
export const stopForm = z.strictObject({
  kind: z.literal("stop-form"),
  id: anchor.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  questions: z.strictObject({
    contact: z.strictObject({
      label: words,
      hint: words.optional(),
      missing: words,
      wrong: words,
    }),
  }),
  submit: words,
  done: z.strictObject({ title: words, heading: words, paragraphs: z.array(words).min(1) }),
});
