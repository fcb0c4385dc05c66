import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { KEEP_ASIDE_DAYS } from "#requests/keeping/copies.server.ts";
import { eraseOld, MOST_A_DAY } from "#requests/keeping/retention.server.ts";
import { ENGINES, type Engine, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import {
  FIRST_LOOK_MS,
  LOOK_EVERY_MS,
  startRetention,
} from "#requests/keeping/retention.server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";

async function kept(engine: Engine) {
  const clock = { now: Date.parse("2026-11-02T15:04:05Z") };
  const place = await freshPlace(engine);
  const database = await opened(place, () => new Date(clock.now));
  const mailFolder = path.join(place.DATA_DIR, "outbox");
  const options = { keepMonths: 24 };
  const save = async () => (await saveRequest(database, samplePricing(), NOBODY_ELSE)).reference;
  return { clock, database, options, save, mailFolder };
}

const referencesIn = async ({ queries }: Database, table: "requests" | "tombstones") =>
  (await queries.selectFrom(table).select("reference").execute()).map(({ reference }) => reference);

describe.each(ENGINES)("with %s", (engine) => {
  test("what was kept long enough goes, with its messages and mails; a tombstone stays", async () => {
    const { clock, database, options, save, mailFolder } = await kept(engine);
    const old = await save();
    clock.now = Date.parse("2026-11-02T15:04:06Z");
    const young = await save();
    mkdirSync(mailFolder);
    for (const reference of [old, young]) {
      writeFileSync(path.join(mailFolder, `time_${reference}_staff-request.eml`), "mail");
    }
    clock.now = Date.parse("2028-11-02T15:04:05Z");
    expect(await eraseOld(database, options)).toEqual({ erased: 0, left: 0 });
    clock.now += 500;
    expect(await eraseOld(database, options)).toEqual({ erased: 1, left: 0 });
    expect(await referencesIn(database, "requests")).toEqual([young]);
    const abouts = await database.queries.selectFrom("outbox").select("about").distinct().execute();
    expect(abouts).toEqual([{ about: young }]);
    expect(readdirSync(mailFolder)).toEqual([`time_${young}_staff-request.eml`]);
    expect(await database.queries.selectFrom("tombstones").selectAll().execute()).toEqual([
      {
        reference: old,
        kind: "pricing",
        created_at: "2026-11-02T15:04:05.000Z",
        erased_at: "2028-11-02T15:04:05.500Z",
        cause: "age",
      },
    ]);
  });

  test("messages about old stops go when they were sent, the stops do not", async () => {
    const { clock, database, options } = await kept(engine);
    await suppressContact(database, "one@example.com", NOBODY_ELSE);
    await database.queries.updateTable("outbox").set({ state: "sent" }).execute();
    await suppressContact(database, "two@example.com", NOBODY_ELSE);
    clock.now = Date.parse("2028-12-01T00:00:00Z");
    await eraseOld(database, options);
    const states = await database.queries.selectFrom("outbox").select("state").execute();
    expect(states).toEqual([{ state: "waiting" }]);
    const stops = await database.queries.selectFrom("suppressions").selectAll().execute();
    expect(stops).toHaveLength(2);
  });

  test("a clock that is years ahead costs a tenth a day, the oldest first", async () => {
    const { clock, database, options, save } = await kept(engine);
    const references: string[] = [];
    for (let count = 0; count < 20; count++) {
      references.push(await save());
      clock.now += 1000;
    }
    clock.now = Date.parse("2098-01-01T00:00:00Z");
    const most = 20 * MOST_A_DAY;
    expect(await eraseOld(database, options)).toEqual({ erased: most, left: 20 - most });
    expect((await referencesIn(database, "tombstones")).toSorted()).toEqual(
      references.slice(0, most).toSorted(),
    );
    // Another process, or this one after a restart.
    expect(await eraseOld(database, options)).toEqual({ erased: 0, left: 20 - most });
    clock.now += LOOK_EVERY_MS;
    expect(await eraseOld(database, options)).toMatchObject({ erased: 1 });
  });
});

test("what a restore put aside goes after some days, and nothing else of that folder", async () => {
  const { clock, database, options } = await kept("SQLite");
  const aside = "requests.sqlite.before-2026-11-02T15-04-05Z";
  for (const name of [aside, `${aside}-wal`, "requests-2026-11-02T15-04-05Z.copy"]) {
    writeFileSync(path.join(database.folder, name), "");
  }
  const before = readdirSync(database.folder);
  clock.now += KEEP_ASIDE_DAYS * 24 * 3_600_000;
  await eraseOld(database, options);
  expect(readdirSync(database.folder)).toEqual(before);
  clock.now += 1;
  await eraseOld(database, options);
  expect(readdirSync(database.folder)).toEqual(before.filter((name) => !name.startsWith(aside)));
});

test("a process that runs looks after an hour, then daily, and tells what it did", async () => {
  const { clock, database, options, save } = await kept("SQLite");
  await save();
  await save();
  clock.now = Date.parse("2028-12-01T00:00:00Z");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const open = vi.fn(async () => database);
  const retention = startRetention({ database: open, log, ...options });
  const left = async () => (await referencesIn(database, "requests")).length;
  vi.advanceTimersByTime(FIRST_LOOK_MS - 1);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect.poll(left).toBe(1);
  await expect.poll(() => log.warn).toHaveBeenCalledOnce();
  open.mockRejectedValueOnce(new Error("away"));
  clock.now += LOOK_EVERY_MS;
  vi.advanceTimersByTime(LOOK_EVERY_MS);
  await expect.poll(() => log.error).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(LOOK_EVERY_MS);
  await expect.poll(left).toBe(0);
  await retention.stop();
  vi.useRealTimers();
  expect(log.info).toHaveBeenCalledTimes(2);
});
