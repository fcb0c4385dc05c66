/** What we write to our own staff, in English, with all that visitors typed made harmless. */
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { Messages } from "#app/content/reading/messages.ts";
import { answerInWords } from "#questions/answer-in-words.ts";
import { isEmail, shownPhone } from "#questions/contact.ts";
import { isAsked, keptAs } from "#questions/form-question.ts";
import { CONSENTS, FORMS } from "#questions/forms.ts";
import type { Message, StopDetails } from "#requests/keeping/outbox.server.ts";
import { stopReference } from "#requests/keeping/reference.server.ts";
import { type Consent, deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import { harmless, harmlessEmail } from "#requests/sending/harmless.ts";
import type { Letter, Part, Row } from "#requests/sending/mail.server.ts";
import {
  floridaTime,
  type MailTemplate,
  servicesInWords,
} from "#requests/sending/mail-template.ts";

/** A request has come in. */
export function requestLetter(request: KeptRequest, template: MailTemplate): Letter {
  const { staff, ...words } = template.messages.en;
  const { answers, email } = request;
  if (answers.kind === "pricing") {
    const services = servicesInWords(answers.services, words, "en");
    return aboutRequest(request, template, staff.pricing, { services });
  }
  if (answers.kind === "deletion") {
    const { subject, byLink, byPerson } = staff.deletion;
    return aboutRequest(request, template, { subject, lead: email ? byLink : byPerson });
  }
  return aboutRequest(request, template, staff[answers.kind]);
}

/** A deletion was verified, so that it can begin. */
export function verifiedLetter(request: KeptRequest, template: MailTemplate): Letter {
  const facts = { date: floridaDay(deletionDue(request), "en") };
  return aboutRequest(request, template, template.messages.en.staff.verified, facts);
}

/** Somebody wants to hear nothing more. @param message made when they said so */
export function stopLetter(
  { contact, references }: StopDetails,
  { about, created_at }: Pick<Message, "about" | "created_at">,
  { messages }: MailTemplate,
): Letter {
  const { stop, labels } = messages.en.staff;
  const count = String(references.length);
  return {
    language: "en",
    subject: stop.subject,
    parts: [
      { warning: fill(stop.lead, { date: floridaDay(created_at, "en") }) },
      {
        rows: [
          [labels.reference, stopReference(about)],
          [labels.contact, contactInWords(contact)],
          [fill(stop.references, { count }), references.join(", ") || "-"],
        ],
      },
    ],
  };
}

function aboutRequest(
  request: KeptRequest,
  { messages }: MailTemplate,
  words: { subject: string; lead: string },
  facts: Record<string, string> = {},
): Letter {
  const { staff } = messages.en;
  const { reference, stoppedAt } = request;
  const subject = fill(words.subject, { reference, ...facts });
  const warning = stoppedAt && fill(staff.stoppedOn, { date: floridaDay(stoppedAt, "en") });
  const parts: Part[] = [
    { text: fill(words.lead, facts) },
    { rows: requestInWords(request, messages.en) },
    { text: staff.typedByVisitor },
  ];
  return {
    language: "en",
    subject: warning ? `${staff.doNotContact}: ${subject}` : subject,
    parts: warning ? [{ warning }, ...parts] : parts,
  };
}

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });

/** All of a request that staff need to answer it, made harmless. */
function requestInWords(request: KeptRequest, words: Messages["en"]): Row[] {
  const { labels } = words.staff;
  const { email, phone } = request;
  return [
    [labels.reference, request.reference],
    [labels.received, floridaTime(request.createdAt, "en")],
    [labels.name, harmless(request.name)],
    ...rowIf(labels.email, email && contactInWords(email)),
    ...rowIf(labels.phone, phone && contactInWords(phone)),
    ...answersInWords(request, words),
    ...consentsInWords(request.consents, words),
    [labels.language, LANGUAGES.of(request.language) ?? request.language],
  ];
}

function contactInWords(contact: string): string {
  return isEmail(contact) ? harmlessEmail(contact) : harmless(shownPhone(contact));
}

function answersInWords({ kind, answers }: KeptRequest, words: Messages["en"]): Row[] {
  const given: Record<string, unknown> = answers;
  const { staff, services } = words;
  const labels: Record<string, string> = staff.labels;
  const list = new Intl.ListFormat("en");
  return keptAs("answer", FORMS[kind]).flatMap(([name, question]) => {
    const { mail } = question.shown;
    if (!mail || !isAsked(question, given)) return [];
    const lines = answerInWords(question.field, given[name], {
      choices: staff.choices[name] ?? {},
      services,
      ...staff.agreed,
    });
    return rowIf(labels[mail], list.format(lines.map(harmless)));
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
