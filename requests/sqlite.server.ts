/** Lets kysely use the SQLite that comes with Node. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type Kysely, SqliteAdapter, SqliteDialect, sql } from "kysely";

/**
 * How long one statement may wait for another process to finish writing. Everything else in this
 * process waits with it, so it is short; `patiently` tries again.
 */
const LOCK_WAIT_MS = 50;

/** What a power cut must not take: every commit is on the disk before it is told. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

export class SqliteFileDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: async () => open(file) });
  }

  override createAdapter() {
    return new LockingAdapter();
  }
}

/** Lets several processes bring the same file up to date: all but one wait. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  override async acquireMigrationLock(database: Kysely<unknown>) {
    await sql`update kysely_migration_lock set is_locked = is_locked`.execute(database);
  }
}

function open(file: string) {
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  database.exec(PRAGMAS);
  const prepared = new Map<string, StatementSync>();

  function prepare(text: string) {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    };
  }
  return { prepare, close: () => database.close() };
}
