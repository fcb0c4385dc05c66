/** How many mails anybody gets from us: a flood of forms must not fill a mailbox. */
import { floridaDate } from "#app/content/florida-date.ts";
import { floridaMoments } from "#app/content/florida-time.ts";
import { mailboxOf } from "#questions/contact.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";

/** So many of each kind a day in Florida. The rest become dead letters, for staff to retry. */
export const MOST_STAFF_MAILS_A_DAY = 50;
/** A visitor's mailbox gets no more in a day, whoever types its addresses into our forms. */
export const MOST_MAILS_A_DAY = 20;
/** A price and a question make two receipts; only a stranger wants them by the dozen. */
export const MOST_RECEIPTS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Staff got all the mails of a kind that they get in a day. */
export class DailyLimitError extends Error {
  readonly code = "EDAILYLIMIT";
}

/** @throws DailyLimitError when enough mails like this one were sent to staff today, in Florida */
export async function mustBeBelowDailyLimit({ queries, now }: Database, message: Message) {
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
 * Whether the mailbox of an address got enough mail on the day before this message was written, or, for
 * a receipt, enough receipts in the hour before. Only earlier messages count, so that the answer stays
 * the same however often, and in whatever order, it is asked for.
 */
export async function hasEnoughMail(
  { queries }: Database,
  message: Message,
  email: string,
): Promise<boolean> {
  const before = (ms: number) => new Date(Date.parse(message.created_at) - ms).toISOString();
  const mails = await queries
    .selectFrom("outbox")
    .innerJoin("requests", "requests.reference", "outbox.about")
    .select(["outbox.message", "outbox.created_at"])
    .where("requests.mailbox", "=", mailboxOf(email))
    .where("outbox.message", "in", ["visitor-receipt", "visitor-link", "visitor-waitlist"])
    .where("outbox.state", "!=", "cancelled")
    .where("outbox.id", "<", message.id)
    .where("outbox.created_at", ">", before(DAY_MS))
    .orderBy("outbox.id", "desc")
    .limit(MOST_MAILS_A_DAY)
    .execute();
  if (mails.length >= MOST_MAILS_A_DAY) return true;
  if (message.message !== "visitor-receipt") return false;
  const receipts = mails.filter(
    (mail) => mail.message === "visitor-receipt" && mail.created_at > before(HOUR_MS),
  );
  return receipts.length >= MOST_RECEIPTS_AN_HOUR;
}
