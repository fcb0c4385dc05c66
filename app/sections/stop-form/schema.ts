import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";
import { questionWords } from "#app/forms/question-words.schema.ts";
import { stopQuestions } from "#requests/asking/stop-request.ts";

/** The form to end all contact, with what is said once it was sent. */
export const stopForm = z.strictObject({
  kind: z.literal("stop-form"),
  id: anchor.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  questions: questionWords(stopQuestions),
  submit: words,
  done: z.strictObject({
    title: words,
    heading: words,
    /** Only where scripts run. In it: {contact}, like `… 0199`. */
    stopped: words,
    paragraphs: z.array(words).min(1),
  }),
});
