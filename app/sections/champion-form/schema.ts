import { z } from "zod";
import { formSheet } from "#app/forms/form-sheet.schema.ts";
import { questionWords } from "#app/forms/question-words.schema.ts";
import { receiptRows, receiptWords } from "#app/forms/receipt.schema.ts";
import { championQuestions } from "#requests/asking/champion-request.ts";

/** The form for the written terms of the champions, with what is said once it was sent. */
export const championForm = z.strictObject({
  kind: z.literal("champion-form").meta({
    title: "Form: champions",
    description:
      "the form for the written terms of the champions, with what is said once it was sent",
  }),
  ...formSheet,
  questions: questionWords(championQuestions),
  sent: receiptWords.extend({ rows: receiptRows(championQuestions) }),
});
