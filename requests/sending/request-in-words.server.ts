import type { Messages } from "#app/content/reading/messages.ts";
import { isEmail, shownPhone } from "#requests/asking/contact.ts";
import { CONSENTS, FORMS } from "#requests/asking/forms.ts";
import { keptAs } from "#requests/asking/kept-as.ts";
import { isAsked } from "#requests/asking/typed-form.ts";
import { harmless, harmlessEmail } from "#requests/sending/harmless.ts";
import type { Row } from "#requests/sending/letter.server.ts";
import type { Consent, KeptRequest } from "#requests/keeping/request.ts";
import { answerInWords } from "#requests/sending/answer-in-words.server.ts";
import { answerLanguage } from "#requests/sending/mail-template.ts";
import { floridaTime } from "#requests/sending/florida-time.ts";

/** All of a request that staff need to answer it, made harmless. */
export function requestInWords(request: KeptRequest, words: Messages["en"]): Row[] {
  const { labels, languages } = words.staff;
  const { email, phone } = request;
  return [
    [labels.reference, request.reference],
    [labels.received, floridaTime(request.createdAt, "en")],
    [labels.name, harmless(request.name)],
    ...rowIf(labels.email, email && contactInWords(email)),
    ...rowIf(labels.phone, phone && contactInWords(phone)),
    ...answersInWords(request, words),
    ...consentsInWords(request.consents, words),
    [labels.language, languages[answerLanguage(request.language)]],
  ];
}

export function contactInWords(contact: string): string {
  return isEmail(contact) ? harmlessEmail(contact) : harmless(shownPhone(contact));
}

function answersInWords({ kind, answers }: KeptRequest, words: Messages["en"]): Row[] {
  const given: Record<string, unknown> = answers;
  const labels: Record<string, string> = words.staff.labels;
  return keptAs("answer", FORMS[kind]).flatMap(([name, question]) => {
    const { mail } = question.shown;
    if (!mail || !isAsked(question, given)) return [];
    return rowIf(labels[mail], answerInWords(name, question.field, given[name], words));
  });
}

/** What a person could agree to, with a number or an address, and whether they did. */
function consentsInWords(consents: Consent[], { staff }: Messages["en"]): Row[] {
  const labels: Record<string, string> = staff.labels;
  return consents.flatMap(({ purpose, agreed, contact }) => {
    const mail = CONSENTS.find((question) => question.purpose === purpose)?.shown.mail;
    return mail && contact ? rowIf(labels[mail], agreed ? staff.agreed.yes : staff.agreed.no) : [];
  });
}

function rowIf(label = "", value = ""): Row[] {
  return value ? [[label, value]] : [];
}
