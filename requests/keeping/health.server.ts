/** The state of the outbox and the database, for monitoring. */
import { randomUUID } from "node:crypto";
import type { Database } from "#requests/keeping/database.server.ts";

/** @throws when the database cannot be read, or nothing can be written, as on a full disk */
export async function healthOf(database: Database) {
  await tryToWrite(database);
  const now = await database.now();
  const rows = await database.queries
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("state", "in", ["waiting", "dead"])
    .where((where) =>
      where.or([where("due_at", "<=", now.toISOString()), where("last_error", "is not", null)]),
    )
    .groupBy("state")
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  const oldest = of("waiting")?.oldest;
  const seconds = oldest ? (now.getTime() - Date.parse(oldest)) / 1000 : 0;
  return {
    /** Messages that should be on their way; not those that are put off on purpose. */
    waiting: Number(of("waiting")?.count ?? 0),
    oldestSeconds: Math.max(0, Math.round(seconds)),
    /** Messages that could not be sent for days and wait for a person. */
    deadLetters: Number(of("dead")?.count ?? 0),
  };
}

/**
 * Writes and takes it back before anybody can see it, but in a commit, for which both engines must
 * reach the disk: a rollback would touch nothing, and tell nothing.
 */
function tryToWrite(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    const contact_hash = `try-${randomUUID()}`;
    await queries.insertInto("suppressions").values({ contact_hash, stopped_at: "" }).execute();
    await queries.deleteFrom("suppressions").where("contact_hash", "=", contact_hash).execute();
  });
}
