import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { freshFolder, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { LONGEST_PATIENCE_MS, patiently } from "#requests/keeping/patiently.server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { LONGEST_WAIT_MS } from "#requests/keeping/postgres.server.ts";
import { silentProxy } from "#requests/testing/silent-proxy.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";

/** Where time is moved: patience, and the last attempt. */
const LONGEST_ANSWER_MS = LONGEST_PATIENCE_MS + 500;
/** Of those who are told no, nobody is told sooner: by `patiently`, or by PostgreSQL's own limits. */
const SOONEST_NO_MS = Math.min(LONGEST_PATIENCE_MS, LONGEST_WAIT_MS);
/** At the same time: as many as there are connections. */
const VISITORS = 10;

const save = (database: Database) => saveRequest(database, samplePricing(), NOBODY_ELSE);

const count = async ({ queries }: Database) =>
  (await queries.selectFrom("requests").select("reference").execute()).length;

async function duration(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** From one timer to the next at once, until the test is over. */
function moveTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.setTimerTickMode("nextTimerAsync");
  onTestFinished(() => void vi.useRealTimers());
}

test("what is wrong for good is told at once", async () => {
  const fails = vi.fn(() => Promise.reject(new Error("syntax error")));
  await expect(patiently(fails)).rejects.toThrow("syntax error");
  expect(fails).toHaveBeenCalledOnce();
});

test.each([
  { code: "57P01" },
  { code: "08006" },
  { code: "40001" },
  { code: "ECONNREFUSED" },
  { errcode: 5 },
  { errcode: 517 },
  { message: "Connection terminated unexpectedly" },
  { message: "Client has encountered a connection error and is not queryable" },
])("%o passes", async (trouble) => {
  let tries = 0;
  const works = async () => {
    if (tries++ < 2) throw Object.assign(new Error("trouble"), trouble);
    return "worked";
  };
  expect(await patiently(works)).toBe("worked");
});

test.each([{ code: "23505" }, { code: "28P01" }, { errcode: 13 }, { errcode: 11 }])(
  "%o does not",
  async (trouble) => {
    const fails = vi.fn(() => Promise.reject(Object.assign(new Error("trouble"), trouble)));
    await expect(patiently(fails)).rejects.toMatchObject(trouble);
    expect(fails).toHaveBeenCalledOnce();
  },
);

async function lockedFile() {
  const DATA_DIR = freshFolder();
  const database = await opened({ DATA_DIR });
  moveTime();
  const other = new DatabaseSync(path.join(DATA_DIR, "requests.sqlite"));
  other.exec("begin exclusive");
  onTestFinished(() => other.close());
  return { database, release: () => other.exec("rollback") };
}

test("a file that another process writes to for a moment is waited for", async () => {
  const { database, release } = await lockedFile();
  setTimeout(release, LONGEST_PATIENCE_MS - 500);
  const { receipt } = await save(database);
  expect(await findRequest(database, { receipt })).toBeDefined();
});

test("a file that stays locked is told in time, and nothing is kept", async () => {
  const { database, release } = await lockedFile();
  const took = await duration(() => expect(save(database)).rejects.toThrow(/locked/));
  expect(took).toBeGreaterThan(LONGEST_PATIENCE_MS);
  expect(took).toBeLessThan(LONGEST_ANSWER_MS);
  release();
  expect(await count(database)).toBe(0);
  await save(database);
  expect(await count(database)).toBe(1);
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

  test("a short restart costs nobody their request", async () => {
    const database = await ownDatabase();
    const saving = Array.from({ length: VISITORS }, async () => {
      const start = performance.now();
      const isKept = await save(database).then(
        () => true,
        () => false,
      );
      return { isKept, ms: performance.now() - start };
    });
    await server.restart();
    const results = await Promise.all(saving);
    // On a crowded machine a restart may take longer than anybody is patient.
    expect(results.filter(({ isKept, ms }) => !isKept && ms < SOONEST_NO_MS)).toEqual([]);
    const kept = results.filter(({ isKept }) => isKept).length;
    expect(await count(database)).toBeGreaterThanOrEqual(kept);
  });

  test("a connection that dies in the middle of a transaction ends nothing else", async () => {
    const database = await ownDatabase();
    const broken = database.queries.transaction().execute(async (queries) => {
      await queries.insertInto("stops").values({ contact_hash: "a", stopped_at: "b" }).execute();
      await server.restart();
      await queries.insertInto("stops").values({ contact_hash: "c", stopped_at: "d" }).execute();
    });
    await expect(broken).rejects.toThrow(/terminat|queryable/);
    expect(await database.queries.selectFrom("stops").selectAll().execute()).toEqual([]);
  });
});
