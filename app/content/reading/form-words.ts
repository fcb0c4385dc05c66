import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";

const news = z.strictObject({ heading: words, text: richWords });

/** What every form that is sent says, whatever it asks. */
export const formWords = z.strictObject({
  errorHeading: words,
  errorTitle: words,
  sending: words,
  /** What is wrong with the answer to a question that more than one form asks. */
  faults: z.strictObject({
    name: z.strictObject({ missing: words, long: words }),
    zip: z.strictObject({ missing: words, wrong: words, outside: words, elsewhere: words }),
    email: z.strictObject({ missing: words, wrong: words }),
    phone: z.strictObject({ missing: words, wrong: words }),
  }),
  /** Where a form asks one thing at a time. In `where`: {step}, {steps}. */
  steps: z.strictObject({ where: words, next: words, back: words }),
  /** A field that robots fill in. People see it only if their browser did so too. */
  trap: z.strictObject({ label: words, trap: words }),
  send: z.strictObject({ haste: words }),
  troubles: z.strictObject({ notKept: news, tooMany: news, noAnswer: news, noNetwork: news }),
  /**
   * Above a form that somebody comes back to after it was sent. In the reference: {reference}. Where
   * scripts do not run, the form cannot tell, so the confirmation says it before.
   */
  sentBefore: z.strictObject({
    heading: words,
    text: richWords,
    reference: words,
    see: words,
    noScript: words,
  }),
  /** In place of forms where the site has no server that could take them. */
});

export type FormWords = z.infer<typeof formWords>;
