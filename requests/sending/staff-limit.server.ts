import type { Database } from "#requests/keeping/database.server.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";
import { isForVisitor } from "#requests/sending/outgoing.server.ts";
import { startOfDay } from "#requests/sending/florida-time.ts";

/** Of each kind our staff get so many mails of their own in a day; the rest comes in a digest. */
export const MOST_STAFF_MAILS_A_DAY = 50;

/**
 * Whether a message to staff is one too many for its day in Florida. Only earlier messages count, so
 * that the answer stays the same however often it is asked for.
 */
export async function isForDigest({ queries }: Database, message: Message): Promise<boolean> {
  if (isForVisitor(message.message) || message.message === "staff-digest") return false;
  const { count } = await queries
    .selectFrom("outbox")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("message", "=", message.message)
    .where("created_at", ">=", startOfDay(message.created_at))
    .where("channel", "=", "mail")
    .where("state", "!=", "cancelled")
    .where("id", "<", message.id)
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_STAFF_MAILS_A_DAY;
}
