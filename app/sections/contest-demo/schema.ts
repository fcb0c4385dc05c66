import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { richWords, words } from "#app/content/reading/text.ts";

const label = words;
const hint = words.optional();
/** What is said when the answer is not there. */
const missing = words;

export const contestDemo = sectionKind(
  "contest-demo",
  "Contest to try",
  "a form to try entering; it sends nothing",
  {
    lead: richWords,
    promises: z.array(richWords).min(1),
    /** Stands in place of the form where there is no JavaScript. */
    withoutScript: words,
    form: z.strictObject({
      name: z.strictObject({ label, hint }),
      zip: z.strictObject({ label, hint }),
      way: z.strictObject({ label, hint, missing, email: words, phone: words }),
      email: z.strictObject({ label, hint }),
      phone: z.strictObject({ label, hint }),
      resident: z.strictObject({ label, missing }),
      rules: z.strictObject({ label, missing }),
      /** The consent to news, by the way that was chosen. */
      news: z.strictObject({ email: words, phone: words }),
      submit: words,
      beforeSubmit: words,
    }),
    result: z.strictObject({
      heading: words,
      nothingSent: words,
      resident: words,
      rules: words,
      news: words,
      yes: words,
      no: words,
      change: words,
    }),
  },
);
