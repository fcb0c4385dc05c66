import { z } from "zod";
import { IMPROVEMENTS } from "#requests/asking/services.ts";
import { anchor, picture, words } from "#app/content/reading/text.ts";
import { receiptWords } from "#app/forms/receipt.schema.ts";

const label = words;
const hint = words.optional();
/** What is said when nothing was chosen. */
const missing = words;

/** The form for a price, with what is said once it was sent. */
export const pricingForm = z.strictObject({
  kind: z.literal("pricing-form"),
  id: anchor.optional(),
  eyebrow: words.optional(),
  heading: words,
  lead: words,
  promises: z.array(words).min(1),
  /** By field; the words of a choice stand under its value. */
  questions: z.strictObject({
    services: z.strictObject({ label, hint, missing }),
    zip: z.strictObject({ label, hint }),
    way: z.strictObject({ label, hint, missing, email: words, phone: words, text: words }),
    email: z.strictObject({ label, hint }),
    phone: z.strictObject({ label, hint }),
    hours: z.strictObject({
      label,
      hint,
      "8-12": words,
      "12-17": words,
      "17-20": words,
      any: words,
    }),
    language: z.strictObject({ label, hint, en: words, es: words }),
    name: z.strictObject({ label, hint }),
    message: z.strictObject({ label, hint, long: words }),
    agreesToCalls: z.strictObject({ label }),
    agreesToNews: z.strictObject({ label }),
  }),
  groups: z.strictObject({ improvements: words, homeServices: words }),
  pictures: z.record(z.enum(IMPROVEMENTS), picture),
  submit: words,
  sent: receiptWords.extend({
    rows: z.strictObject({
      services: words,
      zip: words,
      way: words,
      contact: words,
      hours: words,
      language: words,
      name: words,
      message: words,
      calls: words,
      news: words,
    }),
    agreed: words,
    notAgreed: words,
  }),
});
