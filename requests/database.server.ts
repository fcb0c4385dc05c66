/** Opens the database: a file of SQLite, or PostgreSQL where an address of one is given. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { Pool } from "pg";
import { requests } from "#requests/migrations/0001-requests.ts";
import { SqliteFileDialect } from "#requests/sqlite.server.ts";
import type { Tables } from "#requests/tables.ts";

/** A person waits for the answer, so the database must not keep them longer than this. */
const LONGEST_WAIT_MS = 5000;

export interface Database {
  queries: Kysely<Tables>;
  /** Whether other processes may use it at the same time. */
  isShared: boolean;
  /** The time by which all processes go that share this database. */
  now: () => Promise<Date>;
  close: () => Promise<void>;
}

interface Options {
  /** The folder of the SQLite file, where there is no `DATABASE_URL`. */
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 *
 * @param clock tells the time instead of the database, for tests
 * @throws when the database cannot be reached, read or written
 */
export async function openDatabase(options: Options, clock?: () => Date): Promise<Database> {
  const database = options.DATABASE_URL
    ? postgres(options.DATABASE_URL)
    : sqlite(path.join(options.DATA_DIR, "requests.sqlite"));
  try {
    const { error } = await database.migrator.migrateToLatest();
    if (error) throw error;
  } catch (error) {
    await database.queries.destroy().catch(() => undefined);
    throw error;
  }
  const { queries, now } = database;
  return {
    queries,
    isShared: options.DATABASE_URL !== undefined,
    now: clock ? async () => clock() : now,
    close: () => queries.destroy(),
  };
}

function sqlite(file: string) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const queries = new Kysely<Tables>({ dialect: new SqliteFileDialect(file) });
  return { queries, migrator: migrator(queries, "integer"), now: async () => new Date() };
}

function postgres(address: string) {
  const pool = new Pool({
    connectionString: address,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    statement_timeout: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS,
    idle_in_transaction_session_timeout: 2 * LONGEST_WAIT_MS,
    keepAlive: true,
  });
  // A connection that dies while nobody uses it is no news: the pool opens another.
  pool.on("error", () => undefined);
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const now = async () => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
    return rows[0]?.now ?? new Date();
  };
  return { queries, migrator: migrator(queries, "bigserial"), now };
}

/** Written out rather than read from the folder, so that they are part of the build. */
function migrator(database: Kysely<Tables>, idType: "integer" | "bigserial") {
  const migrations = { "0001-requests": requests(idType) };
  return new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
}
