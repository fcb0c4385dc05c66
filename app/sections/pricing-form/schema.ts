import { z } from "zod";
import { pricingQuestions } from "#requests/asking/pricing-request.ts";
import { IMPROVEMENTS } from "#requests/asking/services.ts";
import { picture, words } from "#app/content/reading/text.ts";
import { formSheet } from "#app/forms/form-sheet.schema.ts";
import { questionWords } from "#app/forms/question-words.schema.ts";
import { receiptRows, receiptWords } from "#app/forms/receipt.schema.ts";

/** The form for a price, with what is said once it was sent. */
export const pricingForm = z.strictObject({
  kind: z.literal("pricing-form"),
  ...formSheet,
  eyebrow: words.optional(),
  questions: questionWords(pricingQuestions),
  groups: z.strictObject({ improvements: words, homeServices: words }),
  pictures: z.record(z.enum(IMPROVEMENTS), picture),
  sent: receiptWords.extend({
    rows: receiptRows(pricingQuestions),
    agreed: words,
    notAgreed: words,
  }),
});
