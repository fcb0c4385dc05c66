import type { Letter } from "#requests/sending/letter.server.ts";
import type { Mail } from "#requests/sending/mail.server.ts";
import { deliveryId, mailName, type Message } from "#requests/keeping/outbox.server.ts";
import { isForVisitor, type LinkDetails, type Subject } from "#requests/sending/outgoing.server.ts";
import {
  requestLetter,
  stopLetter,
  verifiedLetter,
} from "#requests/sending/staff-letters.server.ts";
import type { Stationery } from "#requests/sending/stationery.ts";
import {
  linkLetter,
  receiptLetter,
  stopAddress,
} from "#requests/sending/visitor-letters.server.ts";

/** The mail that a message becomes, to the visitor or to our staff. */
export function mailOf(
  message: Message,
  subject: Subject,
  stationery: Stationery,
  staff: string[],
): Mail {
  const visitor = "email" in subject ? subject.email : "";
  const mail = {
    id: deliveryId(message),
    name: mailName(message),
    letter: letterOf(message, subject, stationery),
  };
  return isForVisitor(message.message)
    ? {
        ...mail,
        to: [visitor],
        replyTo: stationery.company.email,
        stopAddress: stopAddress(stationery),
      }
    : { ...mail, to: staff, replyTo: visitor || undefined };
}

function letterOf(message: Message, subject: Subject, stationery: Stationery): Letter {
  if ("references" in subject) return stopLetter(subject, message.created_at, stationery);
  switch (message.message) {
    case "staff-verified":
      return verifiedLetter(subject, stationery);
    case "visitor-receipt":
      return receiptLetter(subject, stationery);
    case "visitor-link": {
      const { link }: LinkDetails = JSON.parse(message.details);
      return linkLetter(subject, link, stationery);
    }
    default:
      return requestLetter(subject, stationery);
  }
}
