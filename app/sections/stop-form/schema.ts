import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { formSheet, questionWords } from "#app/forms/form.schema.ts";
import { stopQuestions } from "#questions/forms.ts";

/** The form to end all contact, with what is said once it was sent. */
export const stopForm = z.strictObject({
  kind: z
    .literal("stop-form")
    .meta({ title: "Form: stop contact", description: "the form to end all contact" }),
  ...formSheet,
  questions: questionWords(stopQuestions),
  done: z.strictObject({
    title: words,
    heading: words,
    /** Only where scripts run. In it: {contact}, like `… 0199`. */
    stopped: words,
    paragraphs: z.array(richWords).min(1),
  }),
});
