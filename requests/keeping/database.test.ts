import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase, LONGEST_PATIENCE_MS, withRetry } from "#requests/keeping/database.server.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";
import { freshFolder, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { sampleOffice } from "#requests/testing/sample-office.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

test("an older release finds the requests of a newer one, and takes forms", async () => {
  const { place, database, save, queries } = await sampleOffice();
  await sql`alter table requests add column mood text`.execute(queries);
  await sql`insert into kysely_migration (name, timestamp)
    values ('9999-mood', '2030-01-01T00:00:00.000Z')`.execute(queries);
  const first = await save();
  await database.close();
  const before = await opened(place);
  expect(await findRequest(before, first)).toMatchObject({ reference: first.reference });
  const second = await saveRequest(before, samplePricing(), NOBODY_ELSE);
  expect(await findRequest(before, second)).toBeDefined();
});

test("ids of messages are numbers, and the clock is right", async () => {
  const { place, save, rows } = await sampleOffice();
  await save();
  expect((await rows("outbox")).map(({ id }) => id)).toEqual([1, 2]);
  const { now } = await opened(place);
  const before = Date.now();
  const time = (await now()).getTime();
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test("nobody else on the machine can read the file, its journal or its folder", async () => {
  const DATA_DIR = path.join(freshFolder(), "data");
  await opened({ DATA_DIR });
  for (const file of [".", "requests.sqlite", "requests.sqlite-wal"]) {
    expect(statSync(path.join(DATA_DIR, file)).mode & 0o077, file).toBe(0);
  }
});

test("a commit to the file is on the disk before it is told, and erased rows are overwritten", async () => {
  const { queries } = await opened(await freshPlace("SQLite"));
  const pragma = async (name: string) => {
    const { rows } = await sql`${sql.raw(`pragma ${name}`)}`.execute(queries);
    return Object.values(rows[0] as object)[0];
  };
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("secure_delete")).toBe(1);
});

test("a folder that cannot be made is an error", async () => {
  const file = path.join(freshFolder(), "a file");
  writeFileSync(file, "");
  await expect(openDatabase({ DATA_DIR: path.join(file, "data") })).rejects.toThrow(/ENOTDIR/);
});

test.each([
  { code: "57P01" },
  { code: "40001" },
  { errcode: 5 },
  { message: "Connection terminated unexpectedly" },
])("it tries again after %o", async (passing) => {
  let tries = 0;
  const works = async () => {
    if (tries++ < 2) throw Object.assign(new Error("passing"), passing);
    return "worked";
  };
  expect(await withRetry(works)).toBe("worked");
});

test.each([{ code: "23505" }, { code: "28P01" }, { errcode: 13 }, { errcode: 11 }])(
  "%o is an error at once",
  async (lasting) => {
    const fails = vi.fn(() => Promise.reject(Object.assign(new Error("lasting"), lasting)));
    await expect(withRetry(fails)).rejects.toMatchObject(lasting);
    expect(fails).toHaveBeenCalledOnce();
  },
);

test("a file that stays locked is an error in time, and nothing is kept", async () => {
  const { place, save, rows } = await sampleOffice("SQLite");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.setTimerTickMode("nextTimerAsync");
  onTestFinished(() => void vi.useRealTimers());
  const other = new DatabaseSync(path.join(place.DATA_DIR, "requests.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin exclusive");
  const start = performance.now();
  await expect(save()).rejects.toThrow(/locked/);
  const took = performance.now() - start;
  expect(took).toBeGreaterThan(LONGEST_PATIENCE_MS);
  expect(took).toBeLessThan(LONGEST_PATIENCE_MS + 500);
  other.exec("rollback");
  expect(await rows("requests")).toEqual([]);
  await save();
  expect(await rows("requests")).toHaveLength(1);
});
