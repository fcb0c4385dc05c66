/** Lets kysely use PostgreSQL so that a server that restarts or falls silent does no harm here. */
import { PostgresDialect, PostgresDriver } from "kysely";
import { Pool, type PoolClient } from "pg";

/** A person waits for the answer, so the database must not keep them longer than this. */
const LONGEST_WAIT_MS = 2500;
/** The server ends what takes too long. If not even that comes through, we do. */
const GRACE_MS = 500;
/** The message of `pg` then. */
const SILENT = "Query read timeout";

export function postgresDialect(address: string): PostgresDialect {
  const pool = openPool(address);
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new PatientDriver({ pool });
  return dialect;
}

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class PatientDriver extends PostgresDriver {
  /** Reports the first error, not the failed rollback: kysely drops that connection. */
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

function openPool(address: string): Pool {
  const pool = new Pool({
    connectionString: address,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    statement_timeout: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS + GRACE_MS,
    idle_in_transaction_session_timeout: 2 * LONGEST_WAIT_MS,
    keepAlive: true,
  });
  // A query on a connection that dies fails by itself, and the pool opens another. Without these
  // listeners, for idle connections and those in use, the error would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => hangUp(client.on("error", () => undefined)));
  return pool;
}

/** Closes a connection that did not answer: the next query on it would wait behind the first. */
function hangUp(client: PoolClient) {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
  const query = (...asked: unknown[]) =>
    ask(...asked).catch((error: Error) => {
      if (error.message === SILENT) void client.end();
      throw error;
    });
  Object.assign(client, { query });
}
