import type { Database } from "#requests/keeping/database.server.ts";
import { mailboxOf } from "#requests/asking/contact.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";

/** Nobody's mailbox gets more from us in a day, whoever types its addresses into our forms. */
export const MOST_MAILS_A_DAY = 20;
/** Who asks for a price and has a question has two receipts; only a stranger wants them by the dozen. */
export const MOST_RECEIPTS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Whether the mailbox of an address got enough mail on the day before this message was written, or, for
 * a receipt, enough receipts in the hour before. Only earlier messages count, so that the answer stays the same however often, and in whatever order, it is
 * asked for.
 */
export async function hasEnoughMail(
  { queries }: Database,
  message: Message,
  email: string,
): Promise<boolean> {
  const before = (ms: number) => new Date(Date.parse(message.created_at) - ms).toISOString();
  const mailbox = mailboxOf(email);
  const mails = await queries
    .selectFrom("outbox")
    .innerJoin("requests", "requests.reference", "outbox.about")
    .select(["outbox.message", "outbox.created_at"])
    .where("requests.mailbox", "=", mailbox)
    .where("outbox.message", "in", ["visitor-receipt", "visitor-link", "visitor-waitlist"])
    .where("outbox.state", "!=", "cancelled")
    .where("outbox.id", "<", message.id)
    .where("outbox.created_at", ">", before(DAY_MS))
    .orderBy("outbox.id", "desc")
    .limit(MOST_MAILS_A_DAY)
    .execute();
  const receipts = mails.filter(
    (mail) => mail.message === "visitor-receipt" && mail.created_at > before(HOUR_MS),
  );
  const isReceipt = message.message === "visitor-receipt";
  return (
    mails.length >= MOST_MAILS_A_DAY || (isReceipt && receipts.length >= MOST_RECEIPTS_AN_HOUR)
  );
}
