import { z } from "zod";
import { pricingQuestions } from "#requests/asking/pricing-request.ts";
import { IMPROVEMENTS } from "#requests/asking/services.ts";
import { anchor, picture, words } from "#app/content/reading/text.ts";
import { questionWords } from "#app/forms/question-words.schema.ts";
import { receiptRows, receiptWords } from "#app/forms/receipt.schema.ts";

/** The form for a price, with what is said once it was sent. */
export const pricingForm = z.strictObject({
  kind: z.literal("pricing-form"),
  id: anchor.optional(),
  eyebrow: words.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  questions: questionWords(pricingQuestions),
  groups: z.strictObject({ improvements: words, homeServices: words }),
  pictures: z.record(z.enum(IMPROVEMENTS), picture),
  submit: words,
  sent: receiptWords.extend({
    rows: receiptRows(pricingQuestions),
    agreed: words,
    notAgreed: words,
  }),
});
