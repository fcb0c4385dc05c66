import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { freshFolder, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { silentProxy } from "#requests/testing/silent-proxy.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";

/** Whoever waits is told by then that it did not work. */
const LONGEST_ANSWER_MS = 5500;

const save = (database: Database) => saveRequest(database, samplePricing(), NOBODY_ELSE);

const count = async ({ queries }: Database) =>
  (await queries.selectFrom("requests").select("reference").execute()).length;

async function duration(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

test("what is wrong for good is told at once", async () => {
  const fails = () => Promise.reject(new Error("syntax error"));
  const took = await duration(() => expect(patiently(fails)).rejects.toThrow("syntax error"));
  expect(took).toBeLessThan(100);
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
    const fails = () => Promise.reject(Object.assign(new Error("trouble"), trouble));
    expect(
      await duration(() => expect(patiently(fails)).rejects.toMatchObject(trouble)),
    ).toBeLessThan(100);
  },
);

async function lockedFile(milliseconds: number) {
  const DATA_DIR = freshFolder();
  const database = await opened({ DATA_DIR });
  const other = new DatabaseSync(path.join(DATA_DIR, "requests.sqlite"));
  other.exec("begin exclusive");
  const release = setTimeout(() => other.exec("rollback"), milliseconds);
  onTestFinished(() => {
    clearTimeout(release);
    other.close();
  });
  return { database, other };
}

test("a file that another process writes to for a moment is waited for", async () => {
  const { database } = await lockedFile(300);
  const { receipt } = await save(database);
  expect(await findRequest(database, { receipt })).toBeDefined();
});

test("a file that stays locked is told in time, and nothing is kept", async () => {
  const { database, other } = await lockedFile(60_000);
  const took = await duration(() => expect(save(database)).rejects.toThrow(/locked/));
  expect(took).toBeLessThan(LONGEST_ANSWER_MS);
  other.exec("rollback");
  expect(await count(database)).toBe(0);
  await save(database);
  expect(await count(database)).toBe(1);
});

test("a table of PostgreSQL that stays locked is told in time, and nothing is kept", async () => {
  const place = await freshPlace("PostgreSQL");
  const database = await opened(place);
  const other = new Client({ connectionString: place.DATABASE_URL ?? "" });
  await other.connect();
  await other.query("begin; lock table outbox");
  const took = await duration(() => expect(save(database)).rejects.toThrow(/timeout/));
  expect(took).toBeLessThan(LONGEST_ANSWER_MS);
  await other.query("rollback");
  await other.end();
  expect(await count(database)).toBe(0);
  await save(database);
  expect(await count(database)).toBe(1);
});

test("a PostgreSQL that falls silent is told in time, and is used again when it is back", async () => {
  const { DATA_DIR, DATABASE_URL = "" } = await freshPlace("PostgreSQL");
  const address = new URL(DATABASE_URL);
  const proxy = await silentProxy(address.hostname, Number(address.port));
  onTestFinished(proxy.close);
  address.port = String(proxy.port);
  const database = await opened({ DATA_DIR, DATABASE_URL: address.href });
  await Promise.all([save(database), save(database), save(database)]);
  proxy.beSilent(true);
  const took = await duration(() => expect(save(database)).rejects.toThrow());
  expect(took).toBeLessThan(LONGEST_ANSWER_MS);
  proxy.beSilent(false);
  expect(await duration(() => save(database))).toBeLessThan(LONGEST_ANSWER_MS);
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
      const forms = Array.from({ length: 50 }, (_, index) =>
        samplePricing({ name: `Jane ${index}`, formKey: `form ${index}` }),
      );
      const sending = forms.map(async (form, index) => {
        await pause(index * 8);
        return saveRequest(database, form, NOBODY_ELSE);
      });
      const results = Promise.allSettled(sending);
      await pause(200);
      await server.restart(how);
      for (const result of await results) {
        if (result.status === "rejected") continue;
        expect(await findRequest(database, { receipt: result.value.receipt })).toBeDefined();
      }
      // Who was told that it failed sends the form again, and must not become two.
      await Promise.all(forms.map((form) => saveRequest(database, form, NOBODY_ELSE)));
      expect(await count(database)).toBe(forms.length);
    },
  );

  // On a crowded machine a restart may take longer than anybody is patient.
  test("a short restart costs nobody their request", { retry: 2 }, async () => {
    const database = await ownDatabase();
    const saving = Array.from({ length: 50 }, () => save(database));
    await server.restart();
    await Promise.all(saving);
    expect(await count(database)).toBe(50);
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
