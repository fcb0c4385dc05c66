import { z } from "zod";
import { words } from "#app/content/reading/text.ts";

/** What is said once a form was sent. In its words: {reference} and {date}. */
export const receiptWords = z.strictObject({
  title: words,
  heading: words,
  lead: words,
  reference: words,
  received: words,
  nextHeading: words,
  next: z.array(z.strictObject({ title: words, text: words })).min(2),
  sentHeading: words,
  /** In place of what was sent, once it is not shown any more. */
  notShown: words,
  changedMind: words,
});

export type ReceiptWords = z.infer<typeof receiptWords>;
