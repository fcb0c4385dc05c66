/** Delivers a message: reads anew what it is about, and writes to whom it is for. */
import { announcementOf } from "#requests/sending/announcement.server.ts";
import type { Deliver } from "#requests/sending/attempt.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import {
  alsoConfirmed,
  renewLink,
  turnOf,
} from "#requests/sending/verification-throttle.server.ts";
import { mailOf } from "#requests/sending/mail-of-message.server.ts";
import type { Mailer } from "#requests/sending/mail.server.ts";
import { deliveryId, type Message } from "#requests/keeping/outbox.server.ts";
import { isForVisitor, type StopDetails, type Subject } from "#requests/sending/outgoing.server.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";
import { findRequest } from "#requests/keeping/store.server.ts";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import { mustBeBelowDailyLimit } from "#requests/sending/staff-limit.server.ts";
import { hasEnoughMail } from "#requests/sending/visitor-limit.server.ts";
import { deliverToWaitlist, isForWaitlist } from "#requests/sending/waitlist-mail.server.ts";
import { announce, type Webhook } from "#requests/sending/webhook.server.ts";

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
  const { template, mailer, webhook, staff, limits } = options;

  return async (message, database, signal) => {
    if (isForWaitlist(message)) {
      return deliverToWaitlist(message, database, { template, mailer, limits, signal });
    }
    const subject = await subjectOf(message, database);
    // It was erased in the meantime.
    if (!subject) return "cancelled";
    if (message.channel === "webhook") {
      if (!webhook) throw new NoWebhookError();
      const body = announcementOf(message, subject);
      await announce(webhook, { id: deliveryId(message), body }, signal);
      return "sent";
    }
    const send = (about: Subject, also?: string[]) =>
      mailer.send(mailOf(message, about, { template, staff, also }), signal);
    if (limits && !isForVisitor(message.message)) await mustBeBelowDailyLimit(database, message);
    if (message.message === "visitor-link" && "email" in subject) {
      const turn = await turnOf(database, message, subject);
      if (turn === "needless") return "cancelled";
      if (turn !== "now") return turn;
      await send(await renewLink(database, subject), await alsoConfirmed(database, subject));
      return "sent";
    }
    if (message.message === "visitor-receipt" && "email" in subject) {
      // A stop may have come between taking and sending.
      if (subject.stoppedAt || !subject.email) return "cancelled";
      // Whoever typed the address now may not be whoever asked to hear nothing more.
      if (await isSuppressed(database, subject.email)) return "cancelled";
      if (limits && (await hasEnoughMail(database, message, subject.email))) {
        return "cancelled";
      }
    }
    await send(subject);
    return "sent";
  };
}

async function subjectOf(message: Message, database: Database): Promise<Subject | undefined> {
  return message.message === "staff-stop"
    ? (JSON.parse(message.details) as StopDetails)
    : findRequest(database, { reference: message.about });
}

/** The setting was taken away while there was something to announce; staff decide what becomes of it. */
class NoWebhookError extends Error {
  readonly code = "ENOWEBHOOK";
}
