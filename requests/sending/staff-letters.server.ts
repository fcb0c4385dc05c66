/** What we write to our own staff, in English. */
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { Letter, Part } from "#requests/sending/letter.server.ts";
import type { StopDetails } from "#requests/sending/outgoing.server.ts";
import { deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import { contactInWords, requestInWords } from "#requests/sending/request-in-words.server.ts";
import { servicesInWords, type MailTemplate } from "#requests/sending/mail-template.ts";

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

/**
 * A deletion was verified, so that it can begin.
 *
 * @param also references of what was asked for the same account besides
 */
export function verifiedLetter(
  request: KeptRequest,
  also: string[],
  template: MailTemplate,
): Letter {
  const { lead, alsoVerified, ...words } = template.messages.en.staff.verified;
  const facts = { date: floridaDay(deletionDue(request), "en"), references: also.join(", ") };
  const leads = also.length > 0 ? `${lead} ${alsoVerified}` : lead;
  return aboutRequest(request, template, { ...words, lead: leads }, facts);
}

/**
 * Somebody wants to hear nothing more.
 *
 * @param since when they said so, as an ISO 8601 time
 */
export function stopLetter(
  { contact, references }: StopDetails,
  since: string,
  { messages }: MailTemplate,
): Letter {
  const { stop, labels } = messages.en.staff;
  const count = String(references.length);
  return {
    language: "en",
    subject: stop.subject,
    parts: [
      { warning: fill(stop.lead, { date: floridaDay(since, "en") }) },
      {
        rows: [
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
