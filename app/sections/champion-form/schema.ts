import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";
import { questionWords } from "#app/forms/question-words.schema.ts";
import { receiptRows, receiptWords } from "#app/forms/receipt.schema.ts";
import { championQuestions } from "#requests/asking/champion-request.ts";

/** The form for the written terms of the champions, with what is said once it was sent. */
export const championForm = z.strictObject({
  kind: z.literal("champion-form"),
  id: anchor.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  questions: questionWords(championQuestions),
  submit: words,
  sent: receiptWords.extend({ rows: receiptRows(championQuestions) }),
});
