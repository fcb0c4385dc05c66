import { z } from "zod";
import { formWords } from "#app/content/reading/interface-words.ts";
import { richWords, words } from "#app/content/reading/text.ts";
import { formSheet, questionWords, receiptRows, receiptWords } from "#app/forms/form.schema.ts";
import { deletionQuestions } from "#questions/forms.ts";

const state = z.strictObject({ title: words, heading: words, text: richWords });

/** The form to have an account deleted, with what is said from then on until it is gone. */
export const deletionForm = z.strictObject({
  kind: z.literal("deletion-form").meta({
    title: "Form: delete an account",
    description: "the form to have an account deleted, with what is said until it is gone",
  }),
  ...formSheet,
  questions: questionWords(deletionQuestions),
  sent: receiptWords.extend({
    /** In place of `next`, for accounts named by a phone number. */
    nextByPhone: receiptWords.shape.next,
    rows: receiptRows(deletionQuestions),
  }),
  /** Where the link in the mail leads. In the words: {date}. */
  states: z.strictObject({
    waiting: state,
    confirm: words,
    /** Why it was not confirmed, where the fault is not the link's. */
    troubles: formWords.shape.troubles,
    expired: state,
    verified: state,
    done: state,
  }),
});
