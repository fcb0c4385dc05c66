/** Delivers a message: reads anew what it is about, and writes to the people it is for. */
import type { Database } from "#requests/keeping/database.server.ts";
import { alsoVerified, renewLink, turnOf } from "#requests/keeping/deletion-link.server.ts";
import { eraseFromTables } from "#requests/keeping/erase.server.ts";
import {
  alsoIn,
  deliveryId,
  type LinkDetails,
  mailName,
  type Message,
  type StopDetails,
  type Subject,
} from "#requests/keeping/outbox.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { findRequest } from "#requests/keeping/store.server.ts";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import { findWaitlistEntry, renewWaitlistLink } from "#requests/keeping/waitlist.server.ts";
import type { Letter, Mail, Mailer } from "#requests/sending/mail.server.ts";
import { hasEnoughMail, mustBeBelowDailyLimit } from "#requests/sending/mail-limits.server.ts";
import { answerLanguage, type MailTemplate } from "#requests/sending/mail-template.ts";
import type { Deliver, Outcome } from "#requests/sending/sender.server.ts";
import {
  requestLetter,
  stopLetter,
  verifiedLetter,
} from "#requests/sending/staff-letters.server.ts";
import {
  entryAddress,
  linkLetter,
  openingLetter,
  receiptLetter,
  stopAddress,
  waitlistLetter,
} from "#requests/sending/visitor-letters.server.ts";
import { announce, announcementOf, type Webhook } from "#requests/sending/webhook.server.ts";

interface Options {
  template: MailTemplate;
  mailer: Mailer;
  webhook: Webhook | undefined;
  /** The addresses of our staff. */
  staff: string[];
  /** Whether nobody gets more than so many mails a day. */
  limits: boolean;
}

export function deliveryBy(options: Options): Deliver {
  return async (message, database, signal) => {
    const delivery = { ...options, message, database, signal };
    if (message.message === "visitor-waitlist" || message.message === "visitor-opening") {
      return deliverToWaitlist(delivery);
    }
    const subject = await subjectOf(message, database);
    // It was erased in the meantime.
    if (!subject) return "cancelled";
    if (message.channel === "webhook") return deliverToWebhook(delivery, subject);
    if ("references" in subject || !message.message.startsWith("visitor-")) {
      return deliverToStaff(delivery, subject);
    }
    return message.message === "visitor-link"
      ? deliverLink(delivery, subject)
      : deliverReceipt(delivery, subject);
  };
}

interface Delivery extends Options {
  message: Message;
  database: Database;
  signal: AbortSignal;
}

async function subjectOf(message: Message, database: Database): Promise<Subject | undefined> {
  return message.message === "staff-stop"
    ? (JSON.parse(message.details) as StopDetails)
    : findRequest(database, { reference: message.about });
}

async function deliverToWebhook(
  { message, webhook, signal }: Delivery,
  subject: Subject,
): Promise<Outcome> {
  if (!webhook) throw new NoWebhookError();
  const body = announcementOf(message, subject);
  await announce(webhook, { id: deliveryId(message), body }, signal);
  return "sent";
}

/** The setting was taken away while there was something to announce; staff decide what becomes of it. */
class NoWebhookError extends Error {
  readonly code = "ENOWEBHOOK";
}

async function deliverToStaff(delivery: Delivery, subject: Subject): Promise<Outcome> {
  const { message, database, template, staff, limits, mailer, signal } = delivery;
  if (limits) await mustBeBelowDailyLimit(database, message);
  const replyTo = "email" in subject && subject.email ? subject.email : undefined;
  const reached: string[] = message.reached ? JSON.parse(message.reached) : [];
  const letter = staffLetter(message, subject, template);
  await mailer.send({ ...named(message), to: staff, reached, replyTo, letter }, signal);
  return "sent";
}

function staffLetter(message: Message, subject: Subject, template: MailTemplate): Letter {
  if ("references" in subject) return stopLetter(subject, message.created_at, template);
  return message.message === "staff-verified"
    ? verifiedLetter(subject, alsoIn(message), template)
    : requestLetter(subject, template);
}

async function deliverLink(delivery: Delivery, request: KeptRequest): Promise<Outcome> {
  const { message, database, template } = delivery;
  const turn = await turnOf(database, message, request);
  if (turn === "needless") return "cancelled";
  if (turn !== "now") return turn;
  const renewed = await renewLink(database, request);
  const { link }: LinkDetails = JSON.parse(message.details);
  const also = await alsoVerified(database, request);
  return sendToVisitor(delivery, renewed, linkLetter(renewed, { link, also }, template));
}

async function deliverReceipt(delivery: Delivery, request: KeptRequest): Promise<Outcome> {
  const { message, database, template, limits } = delivery;
  const { email, stoppedAt } = request;
  // A stop may have come between taking and sending.
  if (stoppedAt || !email) return "cancelled";
  // The person who typed the address now may not be the one who asked to hear nothing more.
  if (await isSuppressed(database, email)) return "cancelled";
  if (limits && (await hasEnoughMail(database, message, email))) return "cancelled";
  return sendToVisitor(delivery, request, receiptLetter(request, template));
}

async function sendToVisitor(
  { message, template, mailer, signal }: Delivery,
  { email, language }: KeptRequest,
  letter: Letter,
): Promise<Outcome> {
  const stop = stopAddress(answerLanguage(language), template);
  await mailer.send(toVisitor(message, email, letter, stop, template), signal);
  return "sent";
}

/** A link to confirm, or the news of the opening, after which the entry is erased. */
async function deliverToWaitlist(delivery: Delivery): Promise<Outcome> {
  const { message, database, template, limits, mailer, signal } = delivery;
  const entry = await findWaitlistEntry(database, { reference: message.about });
  // It was erased in the meantime.
  if (!entry) return "cancelled";
  const { email, reference } = entry;
  // An address that asked to hear nothing more gets nothing, whoever types it.
  if (await isSuppressed(database, email)) {
    await eraseFromTables(database, [reference], "asked");
    return "cancelled";
  }
  const isOpening = message.message === "visitor-opening";
  if (!isOpening && limits && (await hasEnoughMail(database, message, email))) return "cancelled";
  const details: LinkDetails = JSON.parse(message.details);
  const link = isOpening ? await renewWaitlistLink(database, reference) : details.link;
  const letter = (isOpening ? openingLetter : waitlistLetter)(entry, link, template);
  const leave = entryAddress(link, entry, template);
  await mailer.send(toVisitor(message, email, letter, leave, template), signal);
  if (isOpening) await eraseFromTables(database, [reference], "asked");
  return "sent";
}

function toVisitor(
  message: Message,
  email: string,
  letter: Letter,
  stop: string,
  { company }: MailTemplate,
): Mail {
  return { ...named(message), to: [email], replyTo: company.email, letter, stopAddress: stop };
}

const named = (message: Message) => ({ id: deliveryId(message), name: mailName(message) });
