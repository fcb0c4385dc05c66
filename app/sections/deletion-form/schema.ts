import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";
import { receiptWords } from "#app/forms/receipt.schema.ts";

const label = words;
const hint = words.optional();
/** What is said when the answer is not there, cannot be right, or is too long. */
const missing = words;
const wrong = words;
const long = words;

const state = z.strictObject({ title: words, heading: words, text: words });

/** The form to have an account deleted, with what is said from then on until it is gone. */
export const deletionForm = z.strictObject({
  kind: z.literal("deletion-form"),
  id: anchor.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  questions: z.strictObject({
    account: z.strictObject({ label, hint, missing, wrong }),
    name: z.strictObject({ label, hint }),
    reason: z.strictObject({ label, hint, long }),
    knowsWhatIsKept: z.strictObject({ label, missing }),
  }),
  submit: words,
  sent: receiptWords.extend({
    /** In place of `next`, for accounts named by a phone number. */
    nextByPhone: receiptWords.shape.next,
    rows: z.strictObject({ account: words, name: words, reason: words }),
  }),
  /** Where the link in the mail leads. In the words: {date}. */
  states: z.strictObject({
    waiting: state,
    confirm: words,
    notKept: z.strictObject({ heading: words, text: words }),
    expired: state,
    verified: state,
    done: state,
  }),
});
