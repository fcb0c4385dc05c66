/** Lets kysely use the SQLite that comes with Node. */
import { type Stats, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
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
  const file = new DatabaseFile(path);
  const dialect = new SqliteDialect({ database: file });
  dialect.createAdapter = () => new FileAdapter();
  dialect.createDriver = () => new FileDriver(file);
  return dialect;
}

/** So that the tables are brought up to date in one transaction, which other processes wait for. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: DatabaseFile;

  constructor(file: DatabaseFile) {
    super({ database: file });
    this.#file = file;
  }

  /** At once for writing: a transaction that reads first may find that another wrote before it. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction() {
    this.#file.rollback();
  }
}

/** The SQLite of Node, as kysely wants it. */
class DatabaseFile implements SqliteDatabase {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #opened: Stats | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#database = new DatabaseSync(path, { timeout: LOCK_WAIT_MS });
    try {
      this.#database.exec(PRAGMAS);
    } catch (error) {
      this.#database.close();
      throw error;
    }
    this.#opened = statsOf(path);
  }

  prepare(sql: string): SqliteStatement {
    this.#mustBeInPlace();
    const statement = this.#database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  }

  /** On a full disk SQLite has done so by itself, and would complain about a second time. */
  rollback() {
    if (this.#database.isTransaction) this.#database.exec("rollback");
  }

  close() {
    this.#database.close();
  }

  /**
   * A file that was erased, or replaced by another, still takes all that is written to it, and nobody
   * finds it there. The look takes a microsecond.
   */
  #mustBeInPlace() {
    const found = statsOf(this.#path);
    if (found && found.ino === this.#opened?.ino && found.dev === this.#opened.dev) return;
    const error = new Error(`${this.#path} is not the file any more that was opened`);
    throw Object.assign(error, { code: REPLACED });
  }
}

const statsOf = (path: string) => statSync(path, { throwIfNoEntry: false });
