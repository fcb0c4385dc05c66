import { sql } from "kysely";
import { expect, test } from "vitest";
import { healthOf } from "#requests/keeping/health.server.ts";
import { markFailed, markPostponed, type Message } from "#requests/keeping/outbox.server.ts";
import { ENGINES } from "#requests/testing/fresh-database.ts";
import { HOUR_MS, sampleOffice } from "#requests/testing/sample-office.ts";

test("a look leaves nothing behind", async () => {
  const { database, rows } = await sampleOffice();
  expect(await healthOf(database)).toEqual({ waiting: 0, oldestSeconds: 0, deadLetters: 0 });
  expect(await rows("suppressions")).toEqual([]);
});

test("a message that failed waits, one that is put off on purpose does not", async () => {
  const { clock, database, save, take } = await sampleOffice();
  await save();
  expect(await healthOf(database)).toMatchObject({ waiting: 2 });
  const [first, second] = (await take()) as [Message, Message];
  await markPostponed(database, first, new Date(clock.now + HOUR_MS));
  await markFailed(database, second, { reason: "EREFUSED" });
  expect(await healthOf(database)).toMatchObject({ waiting: 1 });
});

/** As when somebody locks a database against writing, or a replica takes the place of its main. */
const READ_ONLY = {
  SQLite: sql`pragma query_only = on`,
  PostgreSQL: sql`do $$ begin execute format(
    'alter database %I set default_transaction_read_only = on', current_database()
  ); end $$`,
};

test("one that can be read, but not written, is not healthy", async () => {
  const { database, queries } = await sampleOffice();
  const [engine = "SQLite"] = ENGINES;
  await READ_ONLY[engine].execute(queries);
  // PostgreSQL applies it to new sessions.
  if (engine === "PostgreSQL") {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database()`;
    await others.execute(queries).catch(() => undefined);
  }
  await expect(healthOf(database)).rejects.toThrow(/read.?only/);
});
