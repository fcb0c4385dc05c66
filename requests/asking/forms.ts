/** The forms of which a request is kept, by its kind. */
import { deletionQuestions } from "#requests/asking/account-deletion.ts";
import { championQuestions } from "#requests/asking/champion-request.ts";
import { contactQuestions } from "#requests/asking/contact-request.ts";
import { keptAs } from "#requests/asking/kept-as.ts";
import { pricingQuestions } from "#requests/asking/pricing-request.ts";
import type { Questions } from "#requests/asking/question.ts";

export const FORMS = {
  pricing: pricingQuestions,
  contact: contactQuestions,
  champion: championQuestions,
  deletion: deletionQuestions,
} satisfies Record<string, Questions>;

export type Forms = typeof FORMS;
export type RequestKind = keyof Forms;

/** Who sends one of these learns by mail that it has arrived; who asks for a deletion gets a link. */
export type ReceiptKind = Exclude<RequestKind, "deletion">;

type AnyQuestion = { [Kind in RequestKind]: Forms[Kind][keyof Forms[Kind]] }[RequestKind];

/** What a person can agree to. */
export type Purpose = Extract<AnyQuestion, { kept: "consent" }>["purpose"];

/** What mails to staff call the answers. */
export type MailLabel = Extract<AnyQuestion, { shown: { mail: string } }>["shown"]["mail"];

/** All consents, of every form. */
export const CONSENTS = Object.values<Questions>(FORMS).flatMap((questions) =>
  keptAs("consent", questions).map(([, question]) => question),
);
