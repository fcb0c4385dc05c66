/** The words of a form: around its questions, of them as they themselves tell, and once it was sent. */
import { z } from "zod";
import { type FormWords, formWords } from "#app/content/reading/interface-words.ts";
import { anchor, richWords, words } from "#app/content/reading/text.ts";
import { type ChoiceWord, choiceWords } from "#questions/fields.ts";
import { type Question, type Questions, receiptRow } from "#questions/form-question.ts";

/** What every form that is sent says around its questions. */
export const formSheet = {
  id: anchor.optional(),
  heading: words,
  lead: richWords,
  promises: z.array(richWords).min(1),
  submit: words,
};

type Shared = FormWords["faults"];

/** The errors for which interface.yaml has no words that hold in every form. */
type OwnError<Name, Q extends Question> = Exclude<
  keyof Q["errors"],
  Name extends keyof Shared ? keyof Shared[Name] : never
>;

interface Asked {
  label: string;
  hint?: string | undefined;
}

/** By question; what is said of its errors, and the words of its choices, stand under their names. */
type QuestionWords<Qs extends Questions> = {
  [Name in keyof Qs]: Asked &
    Record<OwnError<Name, Qs[Name]> | ChoiceWord<Qs[Name]["field"]>, string>;
};

export function questionWords<Qs extends Questions>(questions: Qs): z.ZodType<QuestionWords<Qs>> {
  const entries = Object.entries<Question>(questions).map(([name, { errors, field }]) => {
    const needed = [...ownErrors(name, Object.keys(errors)), ...choiceWords(field)];
    const own = Object.fromEntries(needed.map((word) => [word, words]));
    // What somebody agrees to may lead to what it means.
    const label = field.kind === "tick" ? richWords : words;
    return [name, z.strictObject({ label, hint: words.optional(), ...own })];
  });
  return z.strictObject(Object.fromEntries(entries)) as z.ZodType<QuestionWords<Qs>>;
}

function ownErrors(name: string, errors: string[]): string[] {
  const shared: Record<string, z.ZodObject | undefined> = formWords.shape.faults.shape;
  return errors.filter((error) => !Object.hasOwn(shared[name]?.shape ?? {}, error));
}

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
