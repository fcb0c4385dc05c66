/** Mails to the waitlist: to confirm an entry, and that it has opened. Nothing in them was typed. */
import { addressOf, isService } from "#requests/asking/services.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { deliveryId, mailName, type Message } from "#requests/keeping/outbox.server.ts";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import {
  findWaitlistEntry,
  renewWaitlistLink,
  type WaitlistEntry,
} from "#requests/keeping/waitlist.server.ts";
import type { Outcome } from "#requests/sending/attempt.server.ts";
import { floridaTime } from "#requests/sending/florida-time.ts";
import type { Letter } from "#requests/sending/letter.server.ts";
import type { Mailer } from "#requests/sending/mail.server.ts";
import { answerLanguage, linkTo, type MailTemplate } from "#requests/sending/mail-template.ts";
import type { LinkDetails } from "#requests/sending/outgoing.server.ts";
import { visitorLetter } from "#requests/sending/visitor-letters.server.ts";
import { hasEnoughMail } from "#requests/sending/visitor-limit.server.ts";

export const isForWaitlist = ({ message }: Message): boolean =>
  message === "visitor-waitlist" || message === "visitor-opening";

interface Options {
  template: MailTemplate;
  mailer: Mailer;
  limits: boolean;
  signal: AbortSignal;
}

/** Sends one of the two. Once somebody was told of the opening, their entry is erased. */
export async function deliverToWaitlist(
  message: Message,
  database: Database,
  { template, mailer, limits, signal }: Options,
): Promise<Outcome> {
  const entry = await findWaitlistEntry(database, { reference: message.about });
  // It was erased in the meantime.
  if (!entry) return "cancelled";
  const { email, reference } = entry;
  const isOpening = message.message === "visitor-opening";
  // Who asked to hear nothing more gets nothing, whoever types the address.
  if (await isSuppressed(database, email)) {
    await eraseRequests(database, [reference], "asked");
    return "cancelled";
  }
  if (!isOpening && limits && (await hasEnoughMail(database, message, email))) return "cancelled";
  const details: LinkDetails = JSON.parse(message.details);
  const link = isOpening ? await renewWaitlistLink(database, reference) : details.link;
  const mail = {
    id: deliveryId(message),
    name: mailName(message),
    to: [email],
    replyTo: template.company.email,
    stopAddress: entryAddress(link, entry, template),
    letter: (isOpening ? openingLetter : confirmLetter)(entry, link, template),
  };
  await mailer.send(mail, signal);
  if (isOpening) await eraseRequests(database, [reference], "asked");
  return "sent";
}

/** Where an entry is confirmed and erased; in every mail about it, and in its header. */
const entryAddress = (link: string, { language }: WaitlistEntry, template: MailTemplate): string =>
  linkTo(`/waiting/${link}`, answerLanguage(language), template);

/** Asks whoever reads the mail to confirm that they want to be told, if it was them. */
function confirmLetter(entry: WaitlistEntry, link: string, template: MailTemplate): Letter {
  const { language, words, facts } = known(entry, template);
  const { subject, asked, confirm, next, notYou } = words.wish;
  const parts = [asked, confirm, { link: entryAddress(link, entry, template) }, next, notYou];
  return visitorLetter({ language, subject, parts, facts }, template);
}

/** Tells once that it is open. */
function openingLetter(entry: WaitlistEntry, link: string, template: MailTemplate): Letter {
  const { language, words, facts } = known(entry, template);
  const { subject, isOpen, last, end } = words.open;
  const parts = [
    isOpen,
    { link: linkTo(addressOf(entry.about), language, template) },
    last,
    end,
    { link: entryAddress(link, entry, template) },
  ];
  return visitorLetter({ language, subject, parts, facts }, template);
}

function known({ about, language: asked, linkUntil }: WaitlistEntry, { messages }: MailTemplate) {
  const language = answerLanguage(asked);
  const words = messages[language];
  const service = isService(about) ? words.services[about] : words.wish.team;
  return { language, words, facts: { service, until: floridaTime(linkUntil, language) } };
}
