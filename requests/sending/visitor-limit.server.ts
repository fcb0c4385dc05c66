import type { Database } from "#requests/keeping/database.server.ts";
import { mailboxOf } from "#requests/asking/contact.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";

/** Nobody's mailbox gets more from us in a day, whoever types its addresses into our forms. */
export const MOST_MAILS_A_DAY = 20;
const DAY_MS = 24 * 3_600_000;

/**
 * Whether the mailbox of an address got enough mail on the day before this message was written. Only earlier
 * messages count, so that the answer stays the same however often, and in whatever order, it is
 * asked for.
 */
export async function hasEnoughMail(
  { queries }: Database,
  message: Message,
  email: string,
): Promise<boolean> {
  const dayBefore = new Date(Date.parse(message.created_at) - DAY_MS).toISOString();
  const mailbox = mailboxOf(email);
  const { count } = await queries
    .selectFrom("outbox")
    .leftJoin("requests", "requests.reference", "outbox.about")
    .leftJoin("wishes", "wishes.id", "outbox.about")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where((where) =>
      where.or([where("requests.mailbox", "=", mailbox), where("wishes.mailbox", "=", mailbox)]),
    )
    .where("outbox.message", "in", ["visitor-receipt", "visitor-link", "visitor-wish"])
    .where("outbox.state", "!=", "cancelled")
    .where("outbox.id", "<", message.id)
    .where("outbox.created_at", ">", dayBefore)
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_MAILS_A_DAY;
}
