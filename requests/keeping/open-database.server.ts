/** Opens the database: a file of SQLite, or PostgreSQL where an address of one is given. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import type { Database, DatabaseLocation, Work } from "#requests/keeping/database.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { postgresDialect } from "#requests/keeping/postgres.server.ts";
import { migrate } from "#requests/keeping/schema.server.ts";
import { contactHasher, suppressionKey } from "#requests/keeping/suppression-key.server.ts";
import { sqliteDialect } from "#requests/keeping/sqlite.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";

/** SQLite's number for it. */
const BUSY = 5;

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 *
 * @param clock tells the time instead of the database, for tests
 * @throws when the database cannot be reached, read or written,
 * or the key of the suppression list is gone
 */
export async function openDatabase(
  options: DatabaseLocation,
  clock?: () => Date,
): Promise<Database> {
  const { queries, idType, ...engine } = options.DATABASE_URL
    ? postgres(options.DATABASE_URL)
    : sqlite(sqliteFileIn(options.DATA_DIR));
  try {
    await withRetry(() => migrate(queries, idType));
    const key = await withRetry(() => suppressionKey(options, () => hasHashes(queries)));
    return {
      ...engine,
      queries,
      transaction: <Result>(work: Work<Result>) => queries.transaction().execute(work),
      hashContact: contactHasher(key),
      folder: options.DATA_DIR,
      isShared: options.DATABASE_URL !== undefined,
      now: clock ? async () => clock() : engine.now,
      close: () => queries.destroy(),
    };
  } catch (error) {
    await queries.destroy().catch(() => undefined);
    throw error;
  }
}

/** Whether contacts were hashed already, so that a new key would recognize none of them. */
async function hasHashes(queries: Kysely<Tables>): Promise<boolean> {
  const suppressed = queries.selectFrom("suppressions").select("contact_hash").limit(1);
  const agreed = queries.selectFrom("consents").select("id").where("agreed", "=", 1).limit(1);
  return Boolean((await suppressed.executeTakeFirst()) ?? (await agreed.executeTakeFirst()));
}

export const sqliteFileIn = (folder: string) => path.join(folder, "requests.sqlite");

function sqlite(file: string) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  /** Erased rows are overwritten in the file itself, but its journal still holds them. */
  const emptyJournal = async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries);
    if (rows[0]?.busy) throw Object.assign(new Error("The journal is in use"), { errcode: BUSY });
  };
  return {
    queries,
    idType: "integer" as const,
    now: async () => new Date(),
    scrub: () => withRetry(emptyJournal),
  };
}

function postgres(address: string) {
  const queries = new Kysely<Tables>({ dialect: postgresDialect(address) });
  const now = async () => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
    return rows[0]?.now ?? new Date();
  };
  // PostgreSQL clears away by itself, in its own time, and keeps its files to itself.
  const scrub = async () => undefined;
  return { queries, idType: "serial" as const, now, scrub };
}
