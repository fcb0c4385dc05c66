/** PostgreSQL that is locked, silent, restarting, dying or not there. */
import { Client } from "pg";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  type Database,
  LONGEST_PATIENCE_MS,
  openDatabase,
} from "#requests/keeping/database.server.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";
import { type Deliver, MOST_AT_ONCE, startSender } from "#requests/sending/sender.server.ts";
import { freshFolder, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { silentProxy } from "#requests/testing/silent-proxy.ts";
import { type Postgres, startPostgres } from "#requests/testing/postgres.ts";

/** At the same time: as many as there are connections. */
const VISITORS = 10;

const save = (database: Database) => saveRequest(database, samplePricing(), NOBODY_ELSE);

const count = async ({ queries }: Database) =>
  (await queries.selectFrom("requests").select("reference").execute()).length;

test("a PostgreSQL that is not there is tried until patience is over, and told", async () => {
  const start = performance.now();
  const DATABASE_URL = "postgres://nobody@127.0.0.1:1/nothing";
  const opening = openDatabase({ DATA_DIR: freshFolder(), DATABASE_URL });
  await expect(opening).rejects.toThrow(/ECONNREFUSED/);
  expect(performance.now() - start).toBeGreaterThan(LONGEST_PATIENCE_MS);
});

test("a table of PostgreSQL that stays locked is told, not waited for, and nothing is kept", async () => {
  const place = await freshPlace("PostgreSQL");
  const database = await opened(place);
  const other = new Client({ connectionString: place.DATABASE_URL ?? "" });
  await other.connect();
  await other.query("begin; lock table outbox");
  await expect(save(database)).rejects.toThrow(/timeout/);
  await other.query("rollback");
  await other.end();
  expect(await count(database)).toBe(0);
  await save(database);
  expect(await count(database)).toBe(1);
});

test("a PostgreSQL that falls silent is told, not waited for, and is used again when it is back", async () => {
  const { DATA_DIR, DATABASE_URL = "" } = await freshPlace("PostgreSQL");
  const address = new URL(DATABASE_URL);
  const proxy = await silentProxy(address.hostname, Number(address.port));
  onTestFinished(proxy.close);
  address.port = String(proxy.port);
  const database = await opened({ DATA_DIR, DATABASE_URL: address.href });
  await Promise.all([save(database), save(database), save(database)]);
  proxy.beSilent(true);
  await expect(save(database)).rejects.toThrow(/timeout/i);
  proxy.beSilent(false);
  await save(database);
});

describe("with a PostgreSQL of our own, because others must not be cut off", () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
    return server.stop;
  });
  const ownDatabase = async () => opened(await freshPlace("PostgreSQL", server.address));

  test.each([undefined, "crash"] as const)(
    "requests that come while PostgreSQL restarts (%s) are kept once, or their senders are told",
    async (how) => {
      const database = await ownDatabase();
      const forms = Array.from({ length: 10 * VISITORS }, (_, index) =>
        samplePricing({ name: `Jane ${index}`, formKey: `form ${index}` }),
      );
      const kept: string[] = [];
      const came = Promise.withResolvers<void>();
      const queue = [...forms];
      const visitors = Array.from({ length: VISITORS }, async () => {
        for (let form = queue.shift(); form; form = queue.shift()) {
          const saved = await saveRequest(database, form, NOBODY_ELSE).catch(() => undefined);
          if (saved) kept.push(saved.receipt);
          if (kept.length > VISITORS) came.resolve();
        }
      });
      await came.promise;
      await server.restart(how);
      await Promise.all(visitors);
      for (const receipt of kept) expect(await findRequest(database, { receipt })).toBeDefined();
      // Who was told that it failed sends the form again, and must not become two.
      for (const form of forms) await saveRequest(database, form, NOBODY_ELSE);
      expect(await count(database)).toBe(forms.length);
    },
  );

  test("what is being sent while it crashes goes out once, and so does the rest", async () => {
    const database = await ownDatabase();
    const forms = 3 * MOST_AT_ONCE;
    for (let form = 0; form < forms; form++) {
      await saveRequest(database, samplePricing({ email: "" }), NOBODY_ELSE);
    }
    const { log, heard } = heardLog();
    const sent: string[] = [];
    const [enough, crashing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deliver: Deliver = async ({ about }) => {
      sent.push(about);
      if (sent.length === MOST_AT_ONCE) enough.resolve();
      await crashing.promise;
      return "sent";
    };
    const sender = startSender({ database: async () => database, deliver, log });
    await enough.promise;
    const restarted = server.restart("crash");
    crashing.resolve();
    await restarted;
    await heard("sent", forms);
    await sender.stop();
    expect(sent).toHaveLength(forms);
    expect(new Set(sent).size).toBe(forms);
  });
});
