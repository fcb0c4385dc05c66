import type { Database } from "#requests/keeping/database.server.ts";
import { monthsBefore } from "#requests/keeping/months-before.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { floridaDate } from "#app/content/florida-date.ts";

/** One becomes old each day. A clock that is years ahead costs so many, and somebody may notice. */
const MOST_DAYS = 7;

/**
 * Forgets what was counted on days that are older than so many months, the oldest first.
 *
 * @throws when that did not work; then the rest goes the next time
 */
export async function forgetOldCounts(database: Database, keepMonths: number): Promise<void> {
  const { queries, now } = database;
  await withRetry(async () => {
    const first = floridaDate(monthsBefore(await now(), keepMonths));
    const old = await queries
      .selectFrom("counters")
      .select("day")
      .distinct()
      .where("day", "<", first)
      .orderBy("day")
      .limit(MOST_DAYS)
      .execute();
    const days = old.map(({ day }) => day);
    if (days.length > 0) await queries.deleteFrom("counters").where("day", "in", days).execute();
  });
}
