/** The key of stops: made once, shared, missed when it is gone, and put on what was kept without it. */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { openDatabase } from "#requests/keeping/open-database.server.ts";
import { forgetPerson, tracesOf } from "#requests/keeping/forget.server.ts";
import { hashOf } from "#requests/keeping/reference.server.ts";
import { isStopped, stopContact } from "#requests/keeping/stop-contact.server.ts";
import { stopKeyFileIn } from "#requests/keeping/stop-key-file.server.ts";
import { StopKeyError } from "#requests/keeping/stop-key.server.ts";
import { readStopped } from "#requests/keeping/stopped-file.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { ENGINES, freshPlace, opened, type Place } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

const EMAIL = "jane.sample@example.com";
const PHONE = "+15615550100";

const stop = (database: Database, contact: string) => stopContact(database, contact, NOBODY_ELSE);
const hashesIn = async ({ queries }: Database) =>
  (await queries.selectFrom("stops").select("contact_hash").execute()).map(
    ({ contact_hash }) => contact_hash,
  );

/** Opens it, stops one contact, and closes it. */
async function placeWithStop(place: Place) {
  const database = await openDatabase(place);
  await stop(database, EMAIL);
  await database.close();
  return place;
}

describe.each(ENGINES)("with %s", (engine) => {
  test("a contact cannot be found in what is kept by trying all that there are", async () => {
    const database = await opened(await freshPlace(engine));
    await stop(database, PHONE);
    const [kept = ""] = await hashesIn(database);
    for (const tried of [PHONE, PHONE.slice(2), PHONE.slice(1)]) {
      expect(kept).not.toContain(hashOf(tried));
    }
    const other = await opened(await freshPlace(engine));
    await stop(other, PHONE);
    expect(await hashesIn(other)).not.toEqual([kept]);
  });

  test("the key is made once, and nobody else on the machine can read it", async () => {
    const place = await placeWithStop(await freshPlace(engine));
    const file = stopKeyFileIn(place.DATA_DIR);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file, "utf8");
    expect(await isStopped(await opened(place), EMAIL)).toBe(true);
    expect(readFileSync(file, "utf8")).toBe(before);
    expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith("stop-key"))).toEqual([
      "stop-key",
    ]);
  });

  test("a key from the settings leaves no file, and must be the same again", async () => {
    const place = await freshPlace(engine);
    const STOP_KEY = randomBytes(32).toString("base64");
    await placeWithStop({ ...place, STOP_KEY });
    expect(existsSync(stopKeyFileIn(place.DATA_DIR))).toBe(false);
    expect(await isStopped(await opened({ ...place, STOP_KEY }), EMAIL)).toBe(true);
    const other = { ...place, STOP_KEY: randomBytes(32).toString("base64") };
    await expect(openDatabase(other)).rejects.toThrow(/^STOP_KEY is not the one/);
    await expect(openDatabase(place)).rejects.toThrow(/is gone: there is no .*stop-key/);
  });

  test.each([
    ["gone", undefined, "is gone"],
    ["another", `${"ab".repeat(32)}\n`, "is not the one"],
    ["cut short", "ab12", "holds no key"],
  ])(
    "a key that is %s is told, none is made, and nobody is forgotten",
    async (_, content, told) => {
      const place = await placeWithStop(await freshPlace(engine));
      const file = stopKeyFileIn(place.DATA_DIR);
      const key = readFileSync(file, "utf8");
      rmSync(file);
      if (content) writeFileSync(file, content);
      const error = await openDatabase(place).catch((reason: Error) => reason);
      expect(error).toBeInstanceOf(StopKeyError);
      expect((error as Error).message).toContain(told);
      expect((error as Error).message).toContain(file);
      expect(existsSync(file)).toBe(content !== undefined);
      writeFileSync(file, key);
      expect(await isStopped(await opened(place), EMAIL)).toBe(true);
    },
  );

  test("what a release before kept gets the key, and loses nobody", async () => {
    const place = await freshPlace(engine);
    const before = await openDatabase(place);
    const { reference } = await saveRequest(before, samplePricing(), NOBODY_ELSE);
    await stop(before, EMAIL);
    await before.queries
      .updateTable("outbox")
      .set({ about: hashOf(EMAIL) })
      .where("message", "=", "staff-stop")
      .execute();
    // One of them was stopped again by the release before, while this one ran beside it.
    const old = [
      { contact_hash: hashOf(EMAIL), stopped_at: "2030-01-02T03:04:05.000Z" },
      { contact_hash: hashOf(PHONE), stopped_at: "2026-01-02T03:04:05.000Z" },
    ];
    await before.queries.insertInto("stops").values(old).execute();
    // Also before it gets the key.
    expect(await isStopped(before, EMAIL)).toBe(true);
    await before.close();

    const database = await opened(place);
    const { of } = database.stopKey;
    const stops = await database.queries.selectFrom("stops").selectAll().execute();
    expect(new Map(stops.map((row) => [row.contact_hash, row.stopped_at]))).toEqual(
      new Map([
        [of(EMAIL), "2030-01-02T03:04:05.000Z"],
        [of(PHONE), "2026-01-02T03:04:05.000Z"],
      ]),
    );
    if (engine === "SQLite") {
      const file = readFileSync(path.join(place.DATA_DIR, "requests.sqlite"), "latin1");
      expect(file).not.toContain(hashOf(PHONE));
    }
    const traces = await tracesOf(database, reference);
    expect(traces?.messages.map(({ message }) => message)).toContain("staff-stop");
    if (traces) await forgetPerson(database, traces, path.join(place.DATA_DIR, "outbox"));
    expect(await database.queries.selectFrom("outbox").selectAll().execute()).toEqual([]);
    expect(await isStopped(database, EMAIL)).toBe(true);
  });

  test("the file of a release before gets the key, too, also where that was interrupted", async () => {
    const place = await freshPlace(engine);
    const line = (contact: string) => `${hashOf(contact)} 2026-01-02T03:04:05.000Z\n`;
    const file = (name: string) => path.join(place.DATA_DIR, name);
    writeFileSync(file("stopped.txt"), `${line(EMAIL)}${line(PHONE)}${line("x").slice(0, 70)}`);
    writeFileSync(file("stopped.txt.0123456789abcdef"), line("b@example.com"));
    const { stopKey } = await opened(place);
    const read = await readStopped(place.DATA_DIR, stopKey);
    const expected = [EMAIL, PHONE, "b@example.com"].map(stopKey.of).toSorted();
    expect(read.map(({ contact_hash }) => contact_hash).toSorted()).toEqual(expected);
    const left = readdirSync(place.DATA_DIR).map((name) => readFileSync(file(name), "latin1"));
    expect(left.join()).not.toContain(hashOf(PHONE));
  });
});
