/**
 * Puts the key on what releases before this one kept of contacts, without losing anybody. At every
 * opening: such a release may have been running until a moment ago.
 */
import type { Kysely, Transaction } from "kysely";
import { PLAIN_HASH, type StopKey } from "#requests/keeping/stop-key.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";

/** @returns how many contacts were kept by a plain hash, and are not any more */
export async function upgradeStops(queries: Kysely<Tables>, key: StopKey): Promise<number> {
  // Looked for outside, as it is nothing as a rule, and a transaction waits for others.
  const plain = await plainIn(queries);
  if (plain.length === 0) return 0;
  await queries.transaction().execute(async (all) => {
    for (const hash of plain) await upgrade(all, hash, key);
  });
  return plain.length;
}

async function plainIn(queries: Kysely<Tables>): Promise<string[]> {
  const stops = await queries
    .selectFrom("stops")
    .select("contact_hash as hash")
    .where("contact_hash", "not like", "%.%")
    .execute();
  const messages = await queries
    .selectFrom("outbox")
    .select("about as hash")
    .distinct()
    .where("message", "=", "staff-stop")
    .where("about", "not like", "%.%")
    .execute();
  const hashes = [...stops, ...messages]
    .map(({ hash }) => hash)
    .filter((hash) => PLAIN_HASH.test(hash));
  // In one order in every process, so that none waits for another that waits for it.
  return [...new Set(hashes)].toSorted();
}

/** Whoever was stopped under both names was stopped at the later time. */
async function upgrade(queries: Transaction<Tables>, hash: string, key: StopKey) {
  const contact_hash = key.ofPlain(hash);
  const rows = await queries
    .selectFrom("stops")
    .select("stopped_at")
    .where("contact_hash", "in", [hash, contact_hash])
    .orderBy("stopped_at", "desc")
    .execute();
  const stopped_at = rows[0]?.stopped_at;
  if (stopped_at !== undefined) {
    await queries
      .insertInto("stops")
      .values({ contact_hash, stopped_at })
      .onConflict((conflict) => conflict.column("contact_hash").doUpdateSet({ stopped_at }))
      .execute();
    await queries.deleteFrom("stops").where("contact_hash", "=", hash).execute();
  }
  await queries
    .updateTable("outbox")
    .set({ about: contact_hash })
    .where("message", "=", "staff-stop")
    .where("about", "=", hash)
    .execute();
}
