import { rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { opened } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { fillDisk, smallDisk } from "#requests/testing/small-disk.ts";
import { healthOf } from "#requests/keeping/health.server.ts";
import { findRequest, type Saved, saveRequest } from "#requests/keeping/store.server.ts";

test("a full disk is told, takes nothing that was kept, and needs no restart", async (context) => {
  const DATA_DIR = smallDisk();
  if (!DATA_DIR) return context.skip("making a small disk needs Linux and root");
  const ballast = path.join(DATA_DIR, "ballast");
  const database = await opened({ DATA_DIR });
  const count = async (table: "requests" | "outbox") =>
    (await database.queries.selectFrom(table).selectAll().execute()).length;
  const save = () => saveRequest(database, samplePricing(), NOBODY_ELSE);
  const saved: Saved[] = [await save()];

  fillDisk(ballast);
  const untilFull = async () => {
    for (;;) saved.push(await save());
  };
  await expect(untilFull()).rejects.toThrow(/full/);
  await expect(save()).rejects.toThrow(/full/);
  // Until it is full to the last byte, a look may still fit.
  await expect.poll(() => healthOf(database).then(() => "healthy", String)).toMatch(/full/);
  for (const { receipt } of saved) {
    expect(await findRequest(database, { receipt })).toBeDefined();
  }
  expect(await count("requests")).toBe(saved.length);
  expect(await count("outbox")).toBe(2 * saved.length);

  rmSync(ballast);
  await healthOf(database);
  saved.push(await save());
  expect(await count("requests")).toBe(saved.length);
  const { rows } = await sql`pragma integrity_check`.execute(database.queries);
  expect(rows).toEqual([{ integrity_check: "ok" }]);
});
