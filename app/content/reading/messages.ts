/** content/en/messages.yaml and content/es/messages.yaml: the mails that the site sends. */
import { z } from "zod";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { factsOf } from "#app/content/reading/facts.ts";
import type { Facts } from "#app/content/reading/sentences.ts";
import { MESSAGES_FILE } from "#app/content/reading/languages.ts";
import type { Promises } from "#app/content/reading/promise.ts";
import type { Company, InterfaceWords } from "#app/content/reading/schema.ts";
import { richWords } from "#app/content/reading/text.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { ANSWER_LANGUAGES, type AnswerLanguage, choiceWords } from "#questions/fields.ts";
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
  verified: z.strictObject({ subject: plain, lead: plain, alsoVerified: plain }),
  stop: z.strictObject({ subject: plain, lead: plain, references: plain }),
  labels: wordFor([...LABELS, ...ANSWER_LABELS]),
  choices: wordsForChoices,
  languages: wordFor(ANSWER_LANGUAGES),
  agreed: z.strictObject({ yes: plain, no: plain }),
  typedByVisitor: plain,
});

/** What is said to who sent one of these forms. */
const byForm = wordFor(["pricing", "contact", "champion"] satisfies ReceiptKind[]);

type ServiceNames = Record<string, string>;

/** What services are called, as a language has it that is not published yet. */
const namesOfServices = ({ services }: InterfaceWords) =>
  z.object({ services: wordFor(Object.keys(services)) });

/** A mail that asks whether it was them. */
const asking = { subject: plain, asked: plain, confirm: plain, next: plain, notYou: plain };

/**
 * Mails to visitors.
 *
 * @param services what they are called in this language
 */
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
    link: z.strictObject({ ...asking, alsoConfirms: plain }),
    /** To those who want to be told when something opens: asks whether it was them. */
    wish: z.strictObject({
      /** What the page of our people is called in a sentence; services have their own names. */
      team: plain,
      ...asking,
    }),
    /** To the same, once it is open. */
    open: z.strictObject({ subject: plain, isOpen: plain, last: plain, end: plain }),
    footer: z.strictObject({ phone: plain, stop: plain }),
    /** Staff read English; another language may keep the part when the English file is copied. */
    staff: staff.optional(),
  });

export const wordsWithStaff = (services: ServiceNames) => visitorWords(services).extend({ staff });

export type VisitorWords = z.infer<ReturnType<typeof visitorWords>>;
type StaffWords = z.infer<typeof staff>;

/** A language in which we answer is one for which this has words. */
export interface Messages extends Record<AnswerLanguage, VisitorWords> {
  en: VisitorWords & { staff: StaffWords };
}

/** Facts that are words themselves: they exist only in the languages of the site. */
const IN_WORDS = new Set(["officeHours", "estimateHours"]);

interface Known {
  company: Company;
  /** As a language says them; nothing where its file has errors. */
  promisesIn: (language: AnswerLanguage) => Promises | undefined;
  /** The words of a language of the site. */
  wordsIn: (language: AnswerLanguage) => InterfaceWords | undefined;
}

/**
 * Reads the words of mails: in each language in which we answer, whether or not the site has it.
 *
 * @returns nothing when something is wrong; the reader's problems then tell what
 */
export function readMessages(
  reader: ContentReader,
  { company, promisesIn, wordsIn }: Known,
): Messages | undefined {
  const english = wordsIn("en");
  const spanish = wordsIn("es");
  if (!english) return undefined;
  const factsIn = (language: AnswerLanguage): Facts => {
    const promises = promisesIn(language);
    const words = wordsIn(language);
    if (!promises) return {};
    const facts = Object.entries(factsOf(company, words ?? english, promises, language));
    return Object.fromEntries(facts.filter(([name]) => words || !IN_WORDS.has(name)));
  };
  const facts = { en: factsIn("en"), es: factsIn("es") };
  const { services } = spanish ?? reader.read("es/interface.yaml", namesOfServices(english)) ?? {};
  if (!services) return undefined;
  const en = reader.read(`en/${MESSAGES_FILE}`, wordsWithStaff(english.services), () => facts.en);
  const es = reader.read(`es/${MESSAGES_FILE}`, visitorWords(services), () => facts.es);
  return en && es && { en, es };
}
