/** Lets kysely use PostgreSQL so that a server that restarts or falls silent does no harm here. */
import {
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
} from "kysely";
import { Pool, type PoolClient } from "pg";

/** A person waits for the answer, so the database must not keep them longer than this. */
export const LONGEST_WAIT_MS = 2500;
/** The server ends what takes too long. If not even that comes through, we do. */
const GRACE_MS = 500;
/** What `pg` says then. */
const SILENT = "Query read timeout";

export const postgresDialect = (address: string): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PatientDriver({ pool: openPool(address) }),
  createIntrospector: (queries) => new PostgresIntrospector(queries),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class PatientDriver extends PostgresDriver {
  /** What went wrong is told, not that it could not be undone: kysely drops that connection. */
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

function openPool(address: string): PostgresPool {
  const pool = new Pool({
    connectionString: address,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    statement_timeout: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS + GRACE_MS,
    idle_in_transaction_session_timeout: 2 * LONGEST_WAIT_MS,
    keepAlive: true,
  });
  // A connection that dies is no news: whoever uses it hears of it, and the pool opens another.
  // Without listeners, for those at rest and those in use, its end would be that of this process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    connect: async () => hangingUp(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  };
}

/** A connection that did not answer is not given to the next, who would wait behind the first. */
function hangingUp(client: PoolClient): PostgresPoolClient {
  const ask = client.query.bind(client) as unknown as PostgresPoolClient["query"];
  return {
    async query(text: string, values: readonly unknown[]) {
      try {
        return await ask(text, values);
      } catch (error) {
        if (error instanceof Error && error.message === SILENT) void client.end();
        throw error;
      }
    },
    release: (isDead) => client.release(isDead),
  } as PostgresPoolClient;
}
