/**
 * Delivers a message: reads anew what it is about, and writes to the people it is for, but never so
 * much that a flood of forms fills their mailboxes.
 */
import { floridaDate, floridaMoments } from "#app/content/florida-time.ts";
import { mailboxOf } from "#questions/contact.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { renewLink, turnOf } from "#requests/keeping/deletion-link.server.ts";
import { eraseFromTables } from "#requests/keeping/erase.server.ts";
import {
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
import { findWaitlistEntry } from "#requests/keeping/waitlist.server.ts";
import { DailyLimitError } from "#requests/sending/delivery-error.server.ts";
import type { Letter, Mail, Mailer } from "#requests/sending/mail.server.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";
import type { Deliver, Outcome } from "#requests/sending/sender.server.ts";
import {
  requestLetter,
  stopLetter,
  verifiedLetter,
} from "#requests/sending/staff-letters.server.ts";
import {
  linkLetter,
  openingLetter,
  receiptLetter,
  waitlistLetter,
} from "#requests/sending/visitor-letters.server.ts";
import { announce, announcementOf, type Webhook } from "#requests/sending/webhook.server.ts";

/** So many of each kind a day in Florida. The rest become dead letters, for staff to retry. */
export const MOST_STAFF_MAILS_A_DAY = 50;
/** A visitor's mailbox gets no more in a day, whoever types its addresses into our forms. */
export const MOST_MAILS_A_DAY = 10;
const DAY_MS = 24 * 3_600_000;

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
    const subject: Subject | undefined =
      message.message === "staff-stop"
        ? (JSON.parse(message.details) as StopDetails)
        : await findRequest(database, { reference: message.about });
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

async function deliverToWebhook(
  { message, webhook, signal }: Delivery,
  subject: Subject,
): Promise<Outcome> {
  // The setting was taken away meanwhile; staff have it by mail.
  if (!webhook) return "cancelled";
  const body = announcementOf(message, subject);
  await announce(webhook, { id: deliveryId(message), body }, signal);
  return "sent";
}

async function deliverToStaff(delivery: Delivery, subject: Subject): Promise<Outcome> {
  const { message, database, template, staff, limits } = delivery;
  if (limits) await mustBeBelowDailyLimit(database, message);
  const replyTo = "email" in subject && subject.email ? subject.email : undefined;
  const letter = staffLetter(message, subject, template);
  return send(delivery, { to: staff, replyTo, letter });
}

function staffLetter(message: Message, subject: Subject, template: MailTemplate): Letter {
  if ("references" in subject) return stopLetter(subject, message, template);
  return message.message === "staff-verified"
    ? verifiedLetter(subject, template)
    : requestLetter(subject, template);
}

async function deliverLink(delivery: Delivery, request: KeptRequest): Promise<Outcome> {
  const { message, database, template } = delivery;
  const turn = await turnOf(database, message, request);
  if (turn === "needless") return "cancelled";
  if (turn !== "now") return turn;
  const renewed = await renewLink(database, request);
  const { link }: LinkDetails = JSON.parse(message.details);
  return sendToVisitor(delivery, renewed.email, linkLetter(renewed, link, template));
}

async function deliverReceipt(delivery: Delivery, request: KeptRequest): Promise<Outcome> {
  const { message, database, template, limits } = delivery;
  const { email, stoppedAt } = request;
  // A stop may have come between taking and sending.
  if (stoppedAt || !email) return "cancelled";
  // The person who typed the address now may not be the one who asked to hear nothing more.
  if (await isSuppressed(database, email)) return "cancelled";
  if (limits && (await hasEnoughMail(database, message, email))) return "cancelled";
  return sendToVisitor(delivery, email, receiptLetter(request, template));
}

const sendToVisitor = (delivery: Delivery, email: string, letter: Letter) =>
  send(delivery, { to: [email], replyTo: delivery.template.company.email, letter });

async function send({ message, mailer, signal }: Delivery, mail: Omit<Mail, "id" | "name">) {
  await mailer.send({ id: deliveryId(message), name: mailName(message), ...mail }, signal);
  return "sent" as const;
}

/** A link to confirm, or the news of the opening, after which the entry is erased. */
async function deliverToWaitlist(delivery: Delivery): Promise<Outcome> {
  const { message, database, template, limits } = delivery;
  const entry = await findWaitlistEntry(database, { reference: message.about });
  // It was erased in the meantime.
  if (!entry) return "cancelled";
  const { email, reference } = entry;
  // An address that asked to hear nothing more gets nothing, whoever types it.
  if (await isSuppressed(database, email)) {
    await eraseFromTables(database, [reference]);
    return "cancelled";
  }
  if (message.message === "visitor-opening") {
    const outcome = await sendToVisitor(delivery, email, openingLetter(entry, template));
    await eraseFromTables(database, [reference]);
    return outcome;
  }
  if (limits && (await hasEnoughMail(database, message, email))) return "cancelled";
  const { link }: LinkDetails = JSON.parse(message.details);
  return sendToVisitor(delivery, email, waitlistLetter(entry, link, template));
}

/** @throws DailyLimitError when enough mails like this one were sent to staff today, in Florida */
async function mustBeBelowDailyLimit({ queries, now }: Database, message: Message) {
  const today = await now();
  const [midnight] = floridaMoments(`${floridaDate(today)}T00:00`);
  const sent = await queries
    .selectFrom("outbox")
    .select("id")
    .where("message", "=", message.message)
    .where("channel", "=", "mail")
    .where("state", "=", "sent")
    .where("sent_at", ">=", new Date(midnight ?? today).toISOString())
    .execute();
  if (sent.length >= MOST_STAFF_MAILS_A_DAY) throw new DailyLimitError();
}

/**
 * Whether the mailbox of an address got enough mail on the day before this message was written. Only
 * earlier messages count, so that the answer stays the same in whatever order it is asked for.
 */
async function hasEnoughMail(
  { queries }: Database,
  message: Message,
  email: string,
): Promise<boolean> {
  const dayBefore = new Date(Date.parse(message.created_at) - DAY_MS).toISOString();
  const mails = await queries
    .selectFrom("outbox")
    .innerJoin("requests", "requests.reference", "outbox.about")
    .select("outbox.id")
    .where("requests.mailbox", "=", mailboxOf(email))
    .where("outbox.message", "in", ["visitor-receipt", "visitor-link", "visitor-waitlist"])
    .where("outbox.state", "!=", "cancelled")
    .where("outbox.id", "<", message.id)
    .where("outbox.created_at", ">", dayBefore)
    .limit(MOST_MAILS_A_DAY)
    .execute();
  return mails.length >= MOST_MAILS_A_DAY;
}
