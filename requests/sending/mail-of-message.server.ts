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
import { answerLanguage, type MailTemplate } from "#requests/sending/mail-template.ts";
import {
  linkLetter,
  receiptLetter,
  stopAddress,
} from "#requests/sending/visitor-letters.server.ts";

interface Context {
  template: MailTemplate;
  /** The addresses of our staff. */
  staff: string[];
  /** References of what else a link confirms. */
  also?: string[] | undefined;
}

/** The mail that a message becomes, to the visitor or to our staff. */
export function mailOf(
  message: Message,
  subject: Subject,
  { template, staff, also = [] }: Context,
): Mail {
  const visitor = "email" in subject ? subject.email : "";
  const mail = {
    id: deliveryId(message),
    name: mailName(message),
    reached: reachedBy(message),
    letter: letterOf(message, subject, template, also),
  };
  return isForVisitor(message.message)
    ? {
        ...mail,
        to: [visitor],
        replyTo: template.company.email,
        stopAddress: stopAddress(languageOf(subject), template),
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
  template: MailTemplate,
  also: string[],
): Letter {
  if ("references" in subject) return stopLetter(subject, message.created_at, template);
  switch (message.message) {
    case "staff-verified":
      return verifiedLetter(subject, alsoIn(message), template);
    case "visitor-receipt":
      return receiptLetter(subject, template);
    case "visitor-link": {
      const { link }: LinkDetails = JSON.parse(message.details);
      return linkLetter(subject, { link, also }, template);
    }
    default:
      return requestLetter(subject, template);
  }
}
