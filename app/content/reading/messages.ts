/** content/en/messages.yaml and content/es/messages.yaml: the mails that the site sends. */
import { z } from "zod";
import { withoutMarks } from "#app/content/rich-words.ts";
import { richWords } from "#app/content/reading/text.ts";
import { ANSWER_LABELS, wordsForChoices } from "#app/content/reading/answer-words.ts";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "#requests/asking/answer-languages.ts";
import type { ReceiptKind } from "#requests/asking/forms.ts";
import { SERVICES, type Service } from "#requests/asking/services.ts";

/** Mails are plain: what makes links and bold on a page would be read as it is written. */
const plain = richWords.refine((text) => withoutMarks(text) === text, {
  error: "mails hold plain words, without [links](/address) and **bold**",
});

/** A word for each of some choices. */
const wordFor = <Choice extends string>(choices: readonly Choice[]) =>
  z.record(z.enum(choices), plain);

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
  choices: wordsForChoices(plain),
  languages: wordFor(ANSWER_LANGUAGES),
  agreed: z.strictObject({ yes: plain, no: plain }),
  typedByVisitor: plain,
});

/** What is said to who sent one of these forms. */
const byForm = z.strictObject({
  pricing: plain,
  contact: plain,
  champion: plain,
} satisfies Record<ReceiptKind, typeof plain>);

type ServiceNames = Record<Service, string>;

/** What services are called, as a language has it that is not published yet. */
export const namesOfServices = z.object({ services: wordFor(SERVICES) });

/**
 * Mails to visitors.
 *
 * @param services what they are called in this language
 */
export const visitorWords = (services: ServiceNames) =>
  z.strictObject({
    services: wordFor(SERVICES).default(services),
    receipt: z.strictObject({
      subject: plain,
      asked: byForm,
      reference: plain,
      next: byForm,
      notYou: plain,
    }),
    link: z.strictObject({
      subject: plain,
      asked: plain,
      confirm: plain,
      alsoConfirms: plain,
      next: plain,
      notYou: plain,
    }),
    /** To who wants to be told when something opens: asks whether it was them. */
    wish: z.strictObject({
      /** What the page of our people is called in a sentence; services have their own names. */
      team: plain,
      subject: plain,
      asked: plain,
      confirm: plain,
      next: plain,
      notYou: plain,
    }),
    /** To the same, once it is open. */
    open: z.strictObject({ subject: plain, isOpen: plain, last: plain, end: plain }),
    footer: z.strictObject({ phone: plain, stop: plain }),
    /** Staff read English; another language may keep the part when the English file is copied. */
    staff: staff.optional(),
  });

export const wordsWithStaff = (services: ServiceNames) => visitorWords(services).extend({ staff });

export type VisitorWords = z.infer<ReturnType<typeof visitorWords>>;
export type StaffWords = z.infer<typeof staff>;

/** A language in which we answer is one for which this has words. */
export interface Messages extends Record<AnswerLanguage, VisitorWords> {
  en: VisitorWords & { staff: StaffWords };
}
