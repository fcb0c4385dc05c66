import type { Messages } from "#app/content/reading/messages.ts";
import { isEmail, shownPhone } from "#requests/asking/contact.ts";
import { harmless, harmlessEmail } from "#requests/sending/harmless.ts";
import type { Row } from "#requests/sending/letter.server.ts";
import type { Answers, Consent, KeptRequest } from "#requests/keeping/request.ts";
import { answerLanguage, servicesInWords } from "#requests/sending/stationery.ts";
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
    ...answersInWords(request.answers, words),
    ...consentsInWords(request.consents, words),
    [labels.language, languages[answerLanguage(request.language)]],
  ];
}

export function contactInWords(contact: string): string {
  return isEmail(contact) ? harmlessEmail(contact) : harmless(shownPhone(contact));
}

function answersInWords(answers: Answers, words: Messages["en"]): Row[] {
  const { labels, ways, hours, anyHour } = words.staff;
  if (answers.kind === "deletion") return rowIf(labels.reason, harmless(answers.reason));
  const { way } = answers;
  const times = answers.hours.map((time) => hours[time]).join(", ") || anyHour;
  return [
    [labels.services, servicesInWords(answers.services, words, "en")],
    [labels.zip, harmless(answers.zip)],
    ...rowIf(labels.way, way && ways[way]),
    ...rowIf(labels.hours, way !== "email" && times),
    ...rowIf(labels.message, harmless(answers.message)),
  ];
}

/** What a person could agree to, with a number or an address, and whether they did. */
function consentsInWords(consents: Consent[], { staff }: Messages["en"]): Row[] {
  return consents.flatMap(({ purpose, agreed, contact }) =>
    purpose === "terms-of-deletion" || contact === ""
      ? []
      : [[staff.labels[purpose], agreed ? staff.agreed.yes : staff.agreed.no]],
  );
}

function rowIf(label: string, value: string | false | undefined): Row[] {
  return value ? [[label, value]] : [];
}
