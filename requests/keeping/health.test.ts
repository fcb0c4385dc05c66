import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { healthOf } from "#requests/keeping/health.server.ts";
import { markFailed, markPostponed, takeDue } from "#requests/keeping/outbox.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

/** As when somebody locks a database against writing, or a replica takes the place of its main. */
const READ_ONLY = {
  SQLite: sql`pragma query_only = on`,
  PostgreSQL: sql`do $$ begin execute format(
    'alter database %I set default_transaction_read_only = on', current_database()
  ); end $$`,
};

describe.each(ENGINES)("with %s", (engine) => {
  test("looking how it is leaves nothing behind", async () => {
    const database = await freshDatabase(engine);
    expect(await healthOf(database)).toEqual({ waiting: 0, oldestSeconds: 0, deadLetters: 0 });
    expect(await database.queries.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });

  test("a message that failed waits, one that is put off on purpose does not", async () => {
    const database = await freshDatabase(engine);
    await saveRequest(database, samplePricing(), NOBODY_ELSE);
    expect(await healthOf(database)).toMatchObject({ waiting: 2 });
    const [first, second] = await takeDue(database, "this", 2);
    const inAnHour = new Date((await database.now()).getTime() + 3_600_000);
    if (first) await markPostponed(database, first, inAnHour);
    if (second) await markFailed(database, second, { reason: "EREFUSED" });
    expect(await healthOf(database)).toMatchObject({ waiting: 1 });
  });

  test("one that can be read, but not written, is not healthy", async () => {
    const database = await freshDatabase(engine);
    await READ_ONLY[engine].execute(database.queries);
    // PostgreSQL tells it to those who come anew.
    if (engine === "PostgreSQL") {
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database()`;
      await others.execute(database.queries).catch(() => undefined);
    }
    await expect(healthOf(database)).rejects.toThrow(/read.?only/);
  });
});
