import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";
import { questionWords } from "#app/forms/question-words.schema.ts";
import { receiptRows, receiptWords } from "#app/forms/receipt.schema.ts";
import { contactQuestions } from "#requests/asking/contact-request.ts";

/** The form for a message about anything, with what is said once it was sent. */
export const contactForm = z.strictObject({
  kind: z.literal("contact-form"),
  id: anchor.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  questions: questionWords(contactQuestions),
  submit: words,
  sent: receiptWords.extend({ rows: receiptRows(contactQuestions) }),
});
