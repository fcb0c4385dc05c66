import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { receiptRow } from "#app/forms/receipt-row.ts";
import type { Question, Questions } from "#requests/asking/question.ts";

/** What is said once a form was sent. In its words: {reference} and {date}. */
export const receiptWords = z.strictObject({
  title: words,
  heading: words,
  lead: richWords,
  reference: words,
  received: words,
  nextHeading: words,
  next: z.array(z.strictObject({ title: words, text: richWords })).min(2),
  sentHeading: words,
  /** In place of what was sent, once it is not shown any more. */
  notShown: words,
  changedMind: richWords,
});

export type ReceiptWords = z.infer<typeof receiptWords>;

/** The rows that read a form's answers back. */
type Row<Qs extends Questions> = Extract<
  Qs[keyof Qs],
  { shown: { receipt: string } }
>["shown"]["receipt"];

/** What the rows are called, as the questions themselves tell. */
export function receiptRows<Qs extends Questions>(questions: Qs) {
  const rows = Object.values<Question>(questions).flatMap((one) => receiptRow(one) ?? []);
  return z.record(z.enum(rows), words) as z.ZodType<Record<Row<Qs>, string>>;
}
