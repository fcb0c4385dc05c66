/** The database, a file of SQLite or PostgreSQL where an address of one is given, and how to open it. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { postgresDialect } from "#requests/keeping/postgres.server.ts";
import { migrate } from "#requests/keeping/schema.server.ts";
import { sqliteDialect } from "#requests/keeping/sqlite.server.ts";
import { contactHasher, suppressionKey } from "#requests/keeping/suppression-key.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";
import { errorCodes } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";

/** Where the database is, and its key; `DATA_DIR` holds the SQLite file and what is kept besides. */
export type DatabaseLocation = Pick<Settings, "DATA_DIR" | "DATABASE_URL" | "STOP_KEY">;

export interface Database {
  queries: Kysely<Tables>;
  /**
   * Does some work whole and for good, or not at all. Retries while the database is busy or away for a
   * moment, so `work` may run again, and must not mind.
   */
  transaction: <Result>(work: (queries: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  /** Whether other processes may use it at the same time. */
  isShared: boolean;
  /** The time that all processes that share this database go by. */
  now: () => Promise<Date>;
  /** Makes sure that nothing of what was erased is left in files that we can reach. */
  scrub: () => Promise<void>;
  /** The folder of what is kept besides the database. */
  folder: string;
  /** What the suppression list and records of consents keep of a contact, however it was typed. */
  hashContact: (contact: string) => string;
  close: () => Promise<void>;
}

/** SQLite's code for a file that another process uses. */
const BUSY = 5;

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 *
 * @param clock tells the time instead of the database, for tests
 * @throws when the database cannot be reached, read or written,
 * or the key of the suppression list is gone
 */
export async function openDatabase(
  location: DatabaseLocation,
  clock?: () => Date,
): Promise<Database> {
  const { DATA_DIR, DATABASE_URL } = location;
  // Where several processes start at once, one of them may hold the new file for a moment.
  const { queries, idType, now, scrub } = await withRetry(async () =>
    DATABASE_URL ? postgres(DATABASE_URL) : sqlite(sqliteFileIn(DATA_DIR)),
  );
  try {
    await withRetry(() => migrate(queries, idType));
    const key = await withRetry(() => suppressionKey(location, () => hasHashes(queries)));
    return {
      queries,
      transaction: (work) => withRetry(() => queries.transaction().execute(work)),
      isShared: DATABASE_URL !== undefined,
      now: clock ? async () => clock() : now,
      scrub,
      folder: DATA_DIR,
      hashContact: contactHasher(key),
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
  // SQLite gives its journal the same mode. Never while it is open: closing a file ends its locks.
  if (!existsSync(file)) writeFileSync(file, "", { flag: "a", mode: 0o600 });
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  /** SQLite overwrites erased rows in the file itself, but its journal still holds them. */
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
  return { queries, idType: "serial" as const, now: () => withRetry(now), scrub };
}

/** Nobody waits longer than this for a database that is busy or away. */
export const LONGEST_PATIENCE_MS = 4000;
const PAUSE_MS = 100;

/** SQLite: another process writes just now. */
const LOCKED = new Set([BUSY, 6]);
/** PostgreSQL: it is shutting down, starting, or found two transactions in each other's way. */
const PASSING = /^(57P0[1-3]|08\w{3}|40001|40P01|53300|ECONN(REFUSED|RESET)|EPIPE|ENOENT)$/;
/** The messages of `pg` about a connection that has ended; these have no code. */
const CUT_OFF = /connection terminated|not queryable/i;

/**
 * Retries while the database is busy, or away for a moment.
 *
 * @param operation may run several times, also when it had already worked: it must not mind
 * @throws what `operation` throws, when it will not pass or took too long
 */
export async function withRetry<Result>(operation: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LONGEST_PATIENCE_MS;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!willPass(error) || performance.now() > deadline) throw error;
      // By the timer that tests can move.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
    }
  }
}

function willPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode = 0, code = "" } = errorCodes(error);
  if (LOCKED.has(Number(errcode) & 0xff) || PASSING.test(String(code))) return true;
  return CUT_OFF.test(error.message);
}
