import { z } from "zod";
import { formSheet } from "#app/forms/form-sheet.schema.ts";
import { questionWords } from "#app/forms/question-words.schema.ts";
import { receiptRows, receiptWords } from "#app/forms/receipt.schema.ts";
import { contactQuestions } from "#requests/asking/contact-request.ts";

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
