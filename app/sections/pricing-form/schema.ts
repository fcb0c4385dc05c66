import { z } from "zod";
import { pricingQuestions } from "#questions/forms.ts";
import { IMPROVEMENTS } from "#questions/services.ts";
import { at } from "#app/content/picture-places.ts";
import { picture, words } from "#app/content/reading/text.ts";
import { formSheet, questionWords, receiptRows, receiptWords } from "#app/forms/form.schema.ts";

/** The form for a price, with what is said once it was sent. */
export const pricingForm = z.strictObject({
  kind: z.literal("pricing-form").meta({
    title: "Form: a price",
    description: "the form for a price, with what is said once it was sent",
  }),
  ...formSheet,
  eyebrow: words.optional(),
  questions: questionWords(pricingQuestions),
  groups: z.strictObject({ improvements: words, homeServices: words }),
  /** Of improvements that have a price. */
  pictures: z.partialRecord(z.enum(IMPROVEMENTS), picture.meta(at("choice"))),
  /** What is not open yet, with the way to be told. In the note: {service}. */
  awaited: z.strictObject({ lead: words, note: words, see: words }),
  sent: receiptWords.extend({
    rows: receiptRows(pricingQuestions),
    agreed: words,
    notAgreed: words,
  }),
});
