import { z } from "zod";
import { formSheet, questionWords, receiptRows, receiptWords } from "#app/forms/form.schema.ts";
import { championQuestions } from "#questions/forms.ts";

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
