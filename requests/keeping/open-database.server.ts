/** Opens the database: a file of SQLite, or PostgreSQL where an address of one is given. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import type { Database, Work } from "#requests/keeping/database.server.ts";
import { requests } from "#requests/keeping/migrations/0001-requests.ts";
import { mailboxes } from "#requests/keeping/migrations/0002-mailboxes.ts";
import { counters } from "#requests/keeping/migrations/0003-counters.ts";
import { stopKeys } from "#requests/keeping/migrations/0004-stop-keys.ts";
import { wishes } from "#requests/keeping/migrations/0006-wishes.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { postgresDialect } from "#requests/keeping/postgres.server.ts";
import { recordEarlierConsents } from "#requests/keeping/consent-records.server.ts";
import { consents } from "#requests/keeping/migrations/0005-consents.ts";
import { sqliteDialect } from "#requests/keeping/sqlite.server.ts";
import { takePlainOver } from "#requests/keeping/stopped-file.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";
import { upgradeStops } from "#requests/keeping/upgrade-stops.server.ts";
import { whichStopKey } from "#requests/keeping/which-stop-key.server.ts";
import type { Whereabouts } from "#requests/keeping/whereabouts.ts";

/** SQLite's number for it. */
const BUSY = 5;

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 *
 * @param clock tells the time instead of the database, for tests
 * @throws when the database cannot be reached, read or written; StopKeyError when it was kept with
 * another key
 */
export async function openDatabase(options: Whereabouts, clock?: () => Date): Promise<Database> {
  const { queries, idType, ...engine } = options.DATABASE_URL
    ? postgres(options.DATABASE_URL)
    : sqlite(sqliteFileIn(options.DATA_DIR));
  try {
    await patiently(() => migrate(queries, idType));
    const stopKey = await keyed(queries, options, engine.scrub);
    return {
      ...engine,
      queries,
      transaction: <Result>(work: Work<Result>) => queries.transaction().execute(work),
      stopKey,
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

/** Finds the key, and does with it what earlier releases left undone. */
async function keyed(queries: Kysely<Tables>, options: Whereabouts, scrub: () => Promise<void>) {
  const key = await patiently(() => whichStopKey(queries, options));
  const upgraded = await patiently(() => upgradeStops(queries, key));
  if (upgraded > 0) await scrub();
  await patiently(() => recordEarlierConsents(queries, key));
  await takePlainOver(options.DATA_DIR, key);
  return key;
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
    scrub: () => patiently(emptyJournal),
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

/**
 * Written out rather than read from the folder, so that they are part of the build.
 *
 * A later release may have been here, from which somebody went back to this one. Its migrations are
 * left alone: they only add what this release does not know (CONTRIBUTING.md).
 */
async function migrate(database: Kysely<Tables>, idType: "integer" | "serial") {
  const ours = {
    "0001-requests": requests(idType),
    "0002-mailboxes": mailboxes(idType),
    "0003-counters": counters(),
    "0004-stop-keys": stopKeys(),
    "0005-consents": consents(idType),
    "0006-wishes": wishes(),
  };
  const later = (await namesOfDone(database)).filter((name) => !Object.hasOwn(ours, name));
  const nothing = { up: async () => undefined };
  const migrations = { ...ours, ...Object.fromEntries(later.map((name) => [name, nothing])) };
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that were made here, by whichever release. */
async function namesOfDone(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.map(({ name }) => name);
}
