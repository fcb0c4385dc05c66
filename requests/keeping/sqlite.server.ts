/** Lets kysely use the SQLite that comes with Node. */
import { type Stats, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { isSameFile } from "#requests/keeping/named-file.server.ts";

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

/** What the log says of it; docs/operating.md says what to do. */
const REPLACED = "DATABASE_FILE_REPLACED";

/** Statements that are kept ready. Few are needed; lists of changing length make more. */
const MOST_PREPARED = 100;

export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new FileAdapter(),
  createDriver: () => new FileDriver(file),
  createIntrospector: (queries) => new SqliteIntrospector(queries),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** So that the tables are brought up to date in one transaction, which other processes wait for. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** One connection, which kysely gives to one transaction at a time. */
class FileDriver implements Driver {
  readonly #file: string;
  #connection: FileConnection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    this.#connection = new FileConnection(open(this.#file), this.#file);
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error("The database is not open");
    return this.#connection;
  }

  /** At once for writing: who reads first and writes later may find that another was faster. */
  async beginTransaction(connection: FileConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: FileConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /**
   * On a full disk SQLite has done so by itself, and would complain about a second time. Also of a file
   * that was replaced meanwhile, which takes no statements any more.
   */
  async rollbackTransaction(connection: FileConnection) {
    if (!connection.database.isTransaction) return;
    connection.database.exec("rollback");
  }

  async releaseConnection() {}

  async destroy() {
    this.#connection?.database.close();
  }
}

class FileConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #file: string;
  readonly #opened: Stats | undefined;
  readonly #prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  constructor(database: DatabaseSync, file: string) {
    this.database = database;
    this.#file = file;
    this.#opened = foundAt(file);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#mustBeInPlace();
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  streamQuery(): never {
    throw new Error("Rows of SQLite are read at once, not as a stream");
  }

  /**
   * A file that was erased, or replaced by another, still takes all that is written to it, and nobody
   * finds it there. To look takes a microsecond.
   */
  #mustBeInPlace() {
    if (isSameFile(this.#opened, foundAt(this.#file))) return;
    const error = new Error(`${this.#file} is not the file any more that was opened`);
    throw Object.assign(error, { code: REPLACED });
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear();
    const statement = this.database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

const foundAt = (file: string) => statSync(file, { throwIfNoEntry: false });

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  try {
    database.exec(PRAGMAS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
