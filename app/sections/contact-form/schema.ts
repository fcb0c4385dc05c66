import { z } from "zod";
import { formSheet, questionWords, receiptRows, receiptWords } from "#app/forms/form.schema.ts";
import { contactQuestions } from "#questions/forms.ts";

/** The form for a message about anything, with what is said once it was sent. */
export const contactForm = z.strictObject({
  kind: z.literal("contact-form").meta({
    title: "Form: a message",
    description: "the form for a message about anything, with what is said once it was sent",
  }),
  ...formSheet,
  questions: questionWords(contactQuestions),
  sent: receiptWords.extend({ rows: receiptRows(contactQuestions) }),
});
