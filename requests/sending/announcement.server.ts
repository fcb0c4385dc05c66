/** What the webhook is told: what staff are told by mail, as JSON. docs/webhook.md describes it. */
import type { Message } from "#requests/keeping/outbox.server.ts";
import { alsoIn, type Subject } from "#requests/sending/outgoing.server.ts";
import { deletionDue, type KeptRequest } from "#requests/keeping/request.ts";

export function announcementOf(message: Message, subject: Subject): string {
  return JSON.stringify({ timestamp: message.created_at, ...typed(message, subject) });
}

function typed(message: Message, subject: Subject) {
  if ("references" in subject) return { type: "contact.stopped", data: subject };
  const data = told(subject);
  return message.message === "staff-verified"
    ? {
        type: "deletion.verified",
        data: { ...data, dueAt: deletionDue(subject), alsoVerified: alsoIn(message) },
      }
    : { type: "request.received", data };
}

function told(request: KeptRequest) {
  const { reference, kind, createdAt, language, name, email, phone, verifiedAt } = request;
  const { kind: _, ...answers } = request.answers;
  // The network address is kept as proof of a consent, and concerns nobody else.
  const consents = request.consents.map(({ from: __, ...consent }) => consent);
  return {
    reference,
    kind,
    createdAt,
    doNotContact: request.stoppedAt !== undefined,
    language,
    name,
    email,
    phone,
    answers,
    consents,
    verifiedAt,
  };
}
