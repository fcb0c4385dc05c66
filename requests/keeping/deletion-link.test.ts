import { describe, expect, test } from "vitest";
import { LINK_HOURS } from "#app/content/promises.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { verifyDeletion } from "#requests/keeping/deletion-link.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE, sampleDeletion } from "#requests/testing/sample-request.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";

const verify = (database: Database, link: string) => verifyDeletion(database, link, NOBODY_ELSE);

const toldStaff = async ({ queries }: Database) =>
  (
    await queries.selectFrom("outbox").selectAll().where("message", "=", "staff-verified").execute()
  ).map(({ about }) => about);

describe.each(ENGINES)("with %s", (engine) => {
  /** A deletion that waits to be verified, and a clock to turn. */
  async function deletion() {
    const clock = { now: new Date("2026-11-02T10:00:00Z") };
    const database = await freshDatabase(engine, () => clock.now);
    const { reference } = await saveRequest(database, sampleDeletion(), NOBODY_ELSE);
    const mail = await database.queries
      .selectFrom("outbox")
      .select("details")
      .where("message", "=", "visitor-link")
      .executeTakeFirstOrThrow();
    const verifiedAt = async () => (await findRequest(database, { reference }))?.verifiedAt;
    const wait = (hours: number) => {
      clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
    };
    return { database, reference, link: String(JSON.parse(mail.details).link), verifiedAt, wait };
  }

  test("a link verifies once, and staff are told once", async () => {
    const { database, reference, link, verifiedAt, wait } = await deletion();
    wait(LINK_HOURS - 1);
    await verify(database, link);
    const first = await verifiedAt();
    expect(first).toBe("2026-11-04T09:00:00.000Z");
    wait(0.5);
    await Promise.all(Array.from({ length: 5 }, () => verify(database, link)));
    expect(await verifiedAt()).toBe(first);
    expect(await toldStaff(database)).toEqual([reference]);
  });

  test("a link that is too old verifies nothing", async () => {
    const { database, link, verifiedAt, wait } = await deletion();
    wait(LINK_HOURS);
    await verify(database, link);
    expect(await verifiedAt()).toBeUndefined();
    expect(await toldStaff(database)).toEqual([]);
  });

  test.each(["", "0".repeat(32), "\0", "\ud800"])(
    "%o, which is no link, does nothing",
    async (link) => {
      const { database, verifiedAt } = await deletion();
      await verify(database, link);
      expect(await verifiedAt()).toBeUndefined();
      expect(await toldStaff(database)).toEqual([]);
    },
  );
});
