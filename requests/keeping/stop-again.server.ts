/** Stops contact again, where a copy of the database was brought back that is older than the stop. */
import type { Database } from "#requests/keeping/database.server.ts";
import { callBackReceipts } from "#requests/keeping/stop-contact.server.ts";
import type { Stop } from "#requests/keeping/tables.ts";

/**
 * Marks what was asked for before each stop. Staff are told nothing: they were, at the time.
 *
 * @param stops in any order; the latest of each contact counts
 * @returns how many contacts the database did not know to be stopped, or not since then
 */
export async function stopAgain(database: Database, stops: Stop[]): Promise<number> {
  const sorted = stops.toSorted((a, b) => (a.stopped_at < b.stopped_at ? -1 : 1));
  const latest = new Map(sorted.map((stop) => [stop.contact_hash, stop.stopped_at]));
  return database.transaction(async (queries) => {
    const known = await queries.selectFrom("stops").selectAll().execute();
    for (const { contact_hash, stopped_at } of known) {
      if (stopped_at >= (latest.get(contact_hash) ?? "")) latest.delete(contact_hash);
    }
    for (const [contact_hash, stopped_at] of latest) {
      await queries
        .insertInto("stops")
        .values({ contact_hash, stopped_at })
        .onConflict((conflict) => conflict.column("contact_hash").doUpdateSet({ stopped_at }))
        .execute();
    }
    const open = await queries
      .selectFrom("requests")
      .select(["reference", "email_key", "phone", "created_at"])
      .where("stopped_at", "is", null)
      .execute();
    for (const { reference, email_key, phone, created_at } of open) {
      const stoppedAt = [email_key, phone]
        .filter(Boolean)
        .map((contact) => latest.get(database.stopKey.of(contact)))
        .find((at) => at !== undefined && at > created_at);
      if (!stoppedAt) continue;
      await queries
        .updateTable("requests")
        .set({ stopped_at: stoppedAt })
        .where("reference", "=", reference)
        .execute();
      await callBackReceipts(queries, [reference]);
    }
    return latest.size;
  });
}
