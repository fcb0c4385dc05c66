/** Lets kysely use the SQLite that comes with Node. */
import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";

/**
 * No statement waits for another process to finish writing, since everything else in this process
 * would wait with it, and a crowd of visitors one after the other; `withRetry` tries again.
 */
const LOCK_WAIT_MS = 0;

/** What a power cut must not take: every commit is on the disk before it is told. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

/** The error code in the log; docs/operating.md says what to do. */
const REPLACED = "DATABASE_FILE_REPLACED";

/** @throws when the file cannot be opened, or is no database */
export function sqliteDialect(path: string): SqliteDialect {
  const database = databaseIn(path);
  const dialect = new SqliteDialect({ database });
  dialect.createAdapter = () => new FileAdapter();
  dialect.createDriver = () => new FileDriver({ database });
  return dialect;
}

/** So that the tables are brought up to date in one transaction, which other processes wait for. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class FileDriver extends SqliteDriver {
  /** At once for writing: a transaction that reads first may find that another wrote before it. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite has done so by itself, and would complain about a second time. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** The SQLite of Node, as kysely wants it. */
function databaseIn(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: LOCK_WAIT_MS });
  try {
    database.exec(PRAGMAS);
  } catch (error) {
    database.close();
    throw error;
  }
  const opened = statsOf(path);

  /**
   * A file that was erased, or replaced by another, still takes all that is written to it, and nobody
   * finds it there. The look takes a microsecond.
   */
  function mustBeInPlace() {
    const found = statsOf(path);
    if (found && found.ino === opened?.ino && found.dev === opened.dev) return;
    const error = new Error(`${path} is not the file any more that was opened`);
    throw Object.assign(error, { code: REPLACED });
  }

  return {
    prepare(sql) {
      // What was begun in a file that is gone by now is taken back in it.
      if (sql !== "rollback") mustBeInPlace();
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
    close: () => database.close(),
  };
}

const statsOf = (path: string) => statSync(path, { throwIfNoEntry: false });
