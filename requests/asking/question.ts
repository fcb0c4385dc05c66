/**
 * A question of a form, all of it in one entry: how it is asked, which answers are wrong, what is
 * kept, and where that is shown. Browser and server both read it, so it is plain data and small
 * functions; its words are in content/.
 */
import type { AnswerIn, Field } from "#requests/asking/fields.ts";

/** What a question is about. Neighbours of one part stand together in the form. */
export type Part = "wish" | "reply" | "person" | "consent";

/** Asks only those who gave one of these answers to another question of the form. */
export interface OnlyIf {
  question: string;
  is: readonly string[];
}

interface Asked<F extends Field> {
  part: Part;
  field: F;
  /** Which answers have which fault. The first fault is the one that is told. */
  faults: Record<string, (answer: AnswerIn<F>) => boolean>;
  onlyIf?: OnlyIf;
}

/** An answer of its own, under the question's name: JSON, the webhook and `export --json` carry it. */
interface KeptAsAnswer<Answer> {
  kept: "answer";
  /** Stands for it in requests that were kept before the question was asked. */
  unanswered: Answer;
  shown: {
    /** Its label in the mail to staff, among those of messages.yaml. */
    mail: string | null;
    /** Its row in the confirmation, among those of the form's page. */
    receipt: string | null;
    /** What `npm run requests -- show` calls it. */
    show: string | null;
    /** In which column of `list` it stands, and where in it. */
    list: { column: "what" | "way"; place: number } | null;
    /** The column of `export --csv`. Forms may share one. */
    csv: string | null;
  };
}

/** What every request has, and shows: `contact` is an e-mail address or a phone number. */
interface KeptAsPerson {
  kept: "name" | "email" | "phone" | "contact" | "language";
  shown: { receipt: string | null };
}

/** A consent, proven by its words. `show`, JSON and the webhook show all of them. */
interface KeptAsConsent {
  kept: "consent";
  purpose: string;
  /** Which number or address it is about. */
  about: "email" | "phone" | "contact";
  shown: { mail: string | null; receipt: string | null; csv: string | null };
}

/** Nothing is kept as it was typed. */
interface NotKept {
  kept: "nothing";
}

type Kept<Answer> = KeptAsAnswer<Answer> | KeptAsPerson | KeptAsConsent | NotKept;

/** Checks an entry: that nothing was left out, and that faults and `unanswered` fit its field. */
export const question = <F extends Field, const Q extends Asked<F> & Kept<AnswerIn<F>>>(
  entry: Q & { field: F },
): Q => entry;

/** Any question. What answers it takes, only its own field knows. */
export type Question = Omit<Asked<Field>, "faults"> & {
  faults: Record<string, (answer: never) => boolean>;
} & Kept<unknown>;

/** The questions of a form by name, in the order in which they are asked. */
export type Questions = Record<string, Question>;

/** What was typed into a form. */
export type Typed<Qs extends Questions> = { [Name in keyof Qs]: AnswerIn<Qs[Name]["field"]> };

type NamesOfAnswers<Qs extends Questions> = {
  [Name in keyof Qs]: Qs[Name] extends { kept: "answer" } ? Name : never;
}[keyof Qs];

/** What is kept of a form besides the person and the consents. */
export type AnswersTo<Qs extends Questions> = Pick<Typed<Qs>, NamesOfAnswers<Qs>>;
