import type { Letter } from "#requests/sending/letter.server.ts";
import type { Mail } from "#requests/sending/mail.server.ts";
import { deliveryId, mailName, type Message } from "#requests/keeping/outbox.server.ts";
import {
  alsoIn,
  isForVisitor,
  type LinkDetails,
  type Subject,
} from "#requests/sending/outgoing.server.ts";
import {
  requestLetter,
  stopLetter,
  verifiedLetter,
} from "#requests/sending/staff-letters.server.ts";
import { answerLanguage, type Stationery } from "#requests/sending/stationery.ts";
import { linkLetter, receiptLetter } from "#requests/sending/visitor-letters.server.ts";
import { stopAddress } from "#requests/sending/visitor-letter.server.ts";

interface Context {
  stationery: Stationery;
  /** The addresses of our staff. */
  staff: string[];
  /** References of what else a link confirms. */
  also?: string[] | undefined;
}

/** The mail that a message becomes, to the visitor or to our staff. */
export function mailOf(
  message: Message,
  subject: Subject,
  { stationery, staff, also = [] }: Context,
): Mail {
  const visitor = "email" in subject ? subject.email : "";
  const mail = {
    id: deliveryId(message),
    name: mailName(message),
    reached: reachedBy(message),
    letter: letterOf(message, subject, stationery, also),
  };
  return isForVisitor(message.message)
    ? {
        ...mail,
        to: [visitor],
        replyTo: stationery.company.email,
        stopAddress: stopAddress(languageOf(subject), stationery),
      }
    : { ...mail, to: staff, replyTo: visitor || undefined };
}

/** In which the visitor is answered. */
const languageOf = (subject: Subject) =>
  answerLanguage("language" in subject ? subject.language : "");

const reachedBy = ({ reached }: Message): string[] => (reached ? JSON.parse(reached) : []);

function letterOf(
  message: Message,
  subject: Subject,
  stationery: Stationery,
  also: string[],
): Letter {
  if ("references" in subject) return stopLetter(subject, message.created_at, stationery);
  switch (message.message) {
    case "staff-verified":
      return verifiedLetter(subject, alsoIn(message), stationery);
    case "visitor-receipt":
      return receiptLetter(subject, stationery);
    case "visitor-link": {
      const { link }: LinkDetails = JSON.parse(message.details);
      return linkLetter(subject, { link, also }, stationery);
    }
    default:
      return requestLetter(subject, stationery);
  }
}
