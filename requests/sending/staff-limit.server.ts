/** How many mails of a kind staff get in a day. A flood of requests must not fill their mailbox. */
import type { Database } from "#requests/keeping/database.server.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";
import { floridaDate } from "#app/content/florida-date.ts";
import { floridaMoments } from "#app/content/florida-time.ts";

/** So many of each kind a day in Florida. The rest become dead letters, for staff to retry. */
export const MOST_STAFF_MAILS_A_DAY = 50;

/** Staff got all the mails of a kind that they get in a day. */
export class DailyLimitError extends Error {
  readonly code = "EDAILYLIMIT";
}

/** @throws DailyLimitError when enough mails like this one were sent today, in Florida */
export async function mustBeBelowDailyLimit(
  { queries, now }: Database,
  message: Message,
): Promise<void> {
  const { count } = await queries
    .selectFrom("outbox")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("message", "=", message.message)
    .where("channel", "=", "mail")
    .where("state", "=", "sent")
    .where("sent_at", ">=", startOfDay(await now()))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_STAFF_MAILS_A_DAY) throw new DailyLimitError();
}

/** Midnight in Florida, as an ISO 8601 time in UTC. */
function startOfDay(now: Date): string {
  const [midnight] = floridaMoments(`${floridaDate(now)}T00:00`);
  return new Date(midnight ?? now).toISOString();
}
