import type { Database } from "#requests/keeping/database.server.ts";
import { monthsBefore } from "#requests/keeping/months-before.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { floridaDate } from "#app/content/florida-date.ts";

/**
 * Forgets what was counted on days that are older than so many months.
 *
 * @throws when that did not work; then it goes the next time
 */
export async function forgetOldCounts(database: Database, keepMonths: number): Promise<void> {
  const { queries, now } = database;
  await withRetry(async () => {
    const first = floridaDate(monthsBefore(await now(), keepMonths));
    await queries.deleteFrom("counters").where("day", "<", first).execute();
  });
}
