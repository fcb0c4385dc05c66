/** content/en/messages.yaml and those of the other languages: the mails that the site sends. */
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import type { Facts } from "#app/content/reading/sentences.ts";
import { MESSAGES_FILE } from "#app/content/reading/languages.ts";
import type { InterfaceWords } from "#app/content/reading/schema.ts";
import { richWords } from "#app/content/reading/text.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { choiceWords } from "#questions/fields.ts";
import { keptAs, type Questions } from "#questions/form-question.ts";
import { CONSENTS, FORMS, type MailLabel, type ReceiptKind } from "#questions/forms.ts";

/** Mails are plain: what makes links and bold on a page would be read as it is written. */
const plain = richWords.refine((text) => withoutMarks(text) === text, {
  error: "mails hold plain words, without [links](/address) and **bold**",
});

/** A word for each of some choices. */
const wordFor = <Choice extends string>(choices: readonly Choice[]) =>
  z.record(z.enum(choices), plain);

/** What staff read in mails of an answer, as the tables of the forms say. */
const answers = Object.values<Questions>(FORMS)
  .flatMap((questions) => keptAs("answer", questions))
  .filter(([, { shown }]) => shown.mail);

/** The labels that the questions need. */
const ANSWER_LABELS = [...answers.map(([, question]) => question), ...CONSENTS].flatMap(
  ({ shown }) => shown.mail ?? [],
) as MailLabel[];

/** The words that their choices need, by question. */
const wordsForChoices: z.ZodType<Record<string, Record<string, string>>> = z.strictObject(
  Object.fromEntries(
    answers.flatMap(([name, { field }]) => {
      const choices = choiceWords(field);
      return choices.length > 0 ? [[name, wordFor(choices)]] : [];
    }),
  ),
);

/** What every request has. */
const LABELS = ["reference", "received", "name", "email", "phone", "language", "contact"] as const;

const staff = z.strictObject({
  doNotContact: plain,
  stoppedOn: plain,
  pricing: z.strictObject({ subject: plain, lead: plain }),
  contact: z.strictObject({ subject: plain, lead: plain }),
  champion: z.strictObject({ subject: plain, lead: plain }),
  deletion: z.strictObject({ subject: plain, byLink: plain, byPerson: plain }),
  verified: z.strictObject({ subject: plain, lead: plain }),
  stop: z.strictObject({ subject: plain, lead: plain, references: plain }),
  labels: wordFor([...LABELS, ...ANSWER_LABELS]),
  choices: wordsForChoices,
  agreed: z.strictObject({ yes: plain, no: plain }),
  typedByVisitor: plain,
});

/** What is said to who sent one of these forms. */
const byForm = wordFor(["pricing", "contact", "champion"] satisfies ReceiptKind[]);

type ServiceNames = Record<string, string>;

/** A mail that asks whether it was them. */
const asking = { subject: plain, asked: plain, confirm: plain, next: plain, notYou: plain };

/** Mails to visitors. @param services what they are called in this language */
export const visitorWords = (services: ServiceNames) =>
  z.strictObject({
    services: wordFor(Object.keys(services)).default(services),
    receipt: z.strictObject({
      subject: plain,
      asked: byForm,
      reference: plain,
      next: byForm,
      notYou: plain,
    }),
    link: z.strictObject(asking),
    /** To those who want to be told when something opens: asks whether it was them. */
    wish: z.strictObject({
      /** What the page of our people is called in a sentence; services have their own names. */
      team: plain,
      ...asking,
    }),
    /** To the same, once it is open. */
    open: z.strictObject({ subject: plain, isOpen: plain, last: plain }),
    footer: z.strictObject({ sample: plain, phone: plain, stop: plain }),
    /** Staff read English; another language may keep the part when the English file is copied. */
    staff: staff.optional(),
  });

export const wordsWithStaff = (services: ServiceNames) => visitorWords(services).extend({ staff });

export type VisitorWords = z.infer<ReturnType<typeof visitorWords>>;
type StaffWords = z.infer<typeof staff>;

/** By language. Staff read English. */
export type Messages = Record<string, VisitorWords> & {
  en: VisitorWords & { staff: StaffWords };
};

/**
 * Reads the words of mails in each language of the site.
 *
 * @param languages nothing for the words of one whose file has errors
 * @returns nothing when something is wrong; the reader's problems then tell what
 */
export function readMessages(
  reader: ContentReader,
  languages: { language: string; words: InterfaceWords | undefined; facts: Facts }[],
): Messages | undefined {
  const read = languages.map(({ language, words, facts }) => {
    const shape = language === DEFAULT_LANGUAGE ? wordsWithStaff : visitorWords;
    const said =
      words && reader.read(`${language}/${MESSAGES_FILE}`, shape(words.services), () => facts);
    return [language, said] as const;
  });
  return read.every(([, said]) => said) ? (Object.fromEntries(read) as Messages) : undefined;
}
