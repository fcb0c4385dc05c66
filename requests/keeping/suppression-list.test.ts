import { describe, expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE, sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";
import { contactKey } from "#requests/keeping/suppression-key.server.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";

const EMAIL = "jane.sample@example.com";
const PHONE = "+15615550100";

const stop = (database: Database, contact: string) =>
  suppressContact(database, contact, NOBODY_ELSE);
const save = (database: Database, request = samplePricing()) =>
  saveRequest(database, request, NOBODY_ELSE);
const staffStops = async ({ queries }: Database) =>
  (
    await queries.selectFrom("outbox").selectAll().where("message", "=", "staff-stop").execute()
  ).map(({ about, details }) => ({ about, ...JSON.parse(details) }));
const statesOf = async ({ queries }: Database, reference: string) =>
  Object.fromEntries(
    (await queries.selectFrom("outbox").selectAll().where("about", "=", reference).execute()).map(
      ({ message, state }) => [message, state],
    ),
  );

test.each([
  [EMAIL, EMAIL],
  [" Jane.SAMPLE@Example.COM ", EMAIL],
  ["ｊane.sample＠example.com", EMAIL],
  ["561-555-0100", PHONE],
  ["(561) 555 0100", PHONE],
  ["+1 561.555.0100", PHONE],
  ["1–561–555–0100", PHONE],
  ["５６１ ５５５ ０１００", PHONE],
])("%s is the contact %s", (typed, key) => {
  expect(contactKey(typed)).toBe(key);
});

describe.each(ENGINES)("with %s", (engine) => {
  test.each([
    [{ email: EMAIL }, " JANE.sample@example.com"],
    [{ email: "", phone: PHONE }, "1 (561) 555-0100"],
  ])("what %o asked for is stopped by %s", async (contact, typed) => {
    const database = await freshDatabase(engine, () => new Date("2026-11-02T10:00:00Z"));
    const { reference } = await save(database, samplePricing(contact));
    const { reference: other } = await save(database, samplePricing({ email: "x@example.com" }));
    await stop(database, typed);
    const stoppedAt = "2026-11-02T10:00:00.000Z";
    expect(await findRequest(database, { reference })).toMatchObject({ stoppedAt });
    expect(await findRequest(database, { reference: other })).toMatchObject({
      stoppedAt: undefined,
    });
    const key = contactKey(typed);
    expect(await staffStops(database)).toEqual([
      { about: database.hashContact(key), contact: key, references: [reference] },
    ]);
  });

  test("receipts are called back, waiting or dead letters; mail to staff and the owner's link are not", async () => {
    const database = await freshDatabase(engine);
    const pricing = await save(database);
    const deletion = await save(database, sampleDeletion());
    await database.queries
      .updateTable("outbox")
      .set({ state: "dead" })
      .where("message", "=", "visitor-receipt")
      .execute();
    await stop(database, EMAIL);
    expect(await statesOf(database, pricing.reference)).toEqual({
      "staff-request": "waiting",
      "visitor-receipt": "cancelled",
    });
    expect(await statesOf(database, deletion.reference)).toEqual({
      "staff-request": "waiting",
      "visitor-link": "waiting",
    });
    const kept = await database.queries
      .selectFrom("outbox")
      .select("details")
      .where("state", "=", "cancelled")
      .execute();
    expect(kept).toEqual([{ details: "{}" }]);
  });

  test("a later request is a new invitation, until the next stop", async () => {
    const database = await freshDatabase(engine);
    await save(database);
    await stop(database, EMAIL);
    const { reference } = await save(database);
    const find = () => findRequest(database, { reference });
    expect(await find()).toMatchObject({ stoppedAt: undefined });
    expect(await statesOf(database, reference)).toMatchObject({ "visitor-receipt": "waiting" });
    await stop(database, EMAIL);
    expect((await find())?.stoppedAt).toBeDefined();
    expect((await staffStops(database)).map(({ references }) => references.length)).toEqual([1, 1]);
  });

  test("a contact nobody knows is remembered, by its hash alone; staff are told once", async () => {
    const database = await freshDatabase(engine);
    for (let time = 0; time < 3; time++) await stop(database, "stranger@example.com");
    const hash = database.hashContact("stranger@example.com");
    expect(await staffStops(database)).toEqual([
      { about: hash, contact: "stranger@example.com", references: [] },
    ]);
    const stops = await database.queries
      .selectFrom("suppressions")
      .select("contact_hash")
      .execute();
    expect(stops).toEqual([{ contact_hash: hash }]);
  });

  test("the same stop ten times at once is one", async () => {
    const database = await freshDatabase(engine);
    await save(database);
    await Promise.all(Array.from({ length: 10 }, () => stop(database, EMAIL)));
    expect(await staffStops(database)).toHaveLength(1);
  });
});
