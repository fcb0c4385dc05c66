import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { ENGINES, freshFolder, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";

describe.each(ENGINES)("with %s", (engine) => {
  test("who goes back to a release before finds its requests, and forms are answered", async () => {
    const place = await freshPlace(engine);
    const later = await openDatabase(place);
    await sql`alter table requests add column mood text`.execute(later.queries);
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-mood', '2030-01-01T00:00:00.000Z')`.execute(later.queries);
    const first = await saveRequest(later, samplePricing(), NOBODY_ELSE);
    await later.close();
    const before = await opened(place);
    expect(await findRequest(before, first)).toMatchObject({ reference: first.reference });
    const second = await saveRequest(before, samplePricing(), NOBODY_ELSE);
    expect(await findRequest(before, second)).toBeDefined();
  });

  test("ids of messages are numbers, and its clock is right", async () => {
    const database = await opened(await freshPlace(engine));
    await saveRequest(database, samplePricing(), NOBODY_ELSE);
    const ids = await database.queries.selectFrom("outbox").select("id").orderBy("id").execute();
    expect(ids).toEqual([{ id: 1 }, { id: 2 }]);
    const before = Date.now();
    const now = (await database.now()).getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});

test("nobody else on the machine can read the folder of the file", async () => {
  const DATA_DIR = path.join(freshFolder(), "data");
  await opened({ DATA_DIR });
  expect(statSync(DATA_DIR).mode & 0o077).toBe(0);
});

test("every commit to the file is on the disk before it is told, and what is erased is overwritten", async () => {
  const { queries } = await opened(await freshPlace("SQLite"));
  const pragma = async (name: string) => {
    const { rows } = await sql`${sql.raw(`pragma ${name}`)}`.execute(queries);
    return Object.values(rows[0] as object)[0];
  };
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("secure_delete")).toBe(1);
});

test("a folder that cannot be made is told", async () => {
  const file = path.join(freshFolder(), "a file");
  writeFileSync(file, "");
  await expect(openDatabase({ DATA_DIR: path.join(file, "data") })).rejects.toThrow(/ENOTDIR/);
});
