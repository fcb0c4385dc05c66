/** The key of the suppression list: made once, shared, and missed when it is gone. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { hashOf } from "#requests/keeping/reference.server.ts";
import { isSuppressed, suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { suppressionKeyFile } from "#requests/keeping/suppression-key.server.ts";
import { ENGINES, freshPlace, opened, type Place } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE } from "#requests/testing/sample-request.ts";

const EMAIL = "jane.sample@example.com";
const PHONE = "+15615550100";

const stop = (database: Database, contact: string) =>
  suppressContact(database, contact, NOBODY_ELSE);
const hashesIn = async ({ queries }: Database) =>
  (await queries.selectFrom("suppressions").select("contact_hash").execute()).map(
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
    const file = suppressionKeyFile(place.DATA_DIR);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file, "utf8");
    expect(await isSuppressed(await opened(place), EMAIL)).toBe(true);
    expect(readFileSync(file, "utf8")).toBe(before);
    expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith("stop-key"))).toEqual([
      "stop-key",
    ]);
  });

  test.each([
    ["gone", undefined, "is gone"],
    ["cut short", "ab12", "holds no key"],
  ])(
    "a key that is %s is told, none is made, and nobody is forgotten",
    async (_, content, told) => {
      const place = await placeWithStop(await freshPlace(engine));
      const file = suppressionKeyFile(place.DATA_DIR);
      const key = readFileSync(file, "utf8");
      rmSync(file);
      if (content) writeFileSync(file, content);
      const error = await openDatabase(place).catch((reason: Error) => reason);
      expect((error as Error).message).toContain(told);
      expect((error as Error).message).toContain(file);
      expect(existsSync(file)).toBe(content !== undefined);
      writeFileSync(file, key);
      expect(await isSuppressed(await opened(place), EMAIL)).toBe(true);
    },
  );
});
