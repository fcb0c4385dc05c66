import { describe, expect, test } from "vitest";
import { LINK_HOURS } from "#app/content/promises.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { newReference } from "#requests/keeping/reference.server.ts";
import { NOBODY_ELSE, sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";
import { UNANSWERED } from "#requests/keeping/request.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";

const save = (database: Database, request = samplePricing()) =>
  saveRequest(database, request, NOBODY_ELSE);
const requestsIn = ({ queries }: Database) => queries.selectFrom("requests").selectAll().execute();
const outboxOf = ({ queries }: Database) =>
  queries.selectFrom("outbox").selectAll().orderBy("id").execute();

describe.each(ENGINES)("with %s", (engine) => {
  test("what was saved is found by its receipt and by its reference, as it was", async () => {
    const at = new Date("2026-11-02T15:04:05.678Z");
    const database = await freshDatabase(engine, () => at);
    const request = samplePricing({ phone: "+15615550100", language: "es", name: "José 🏠 Ωmega" });
    const { reference, receipt } = await save(database, request);
    expect(reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    const { formKey: _, ...kept } = { ...request, reference, createdAt: at.toISOString() };
    expect(await findRequest(database, { receipt })).toMatchObject(kept);
    expect(await findRequest(database, { reference })).toMatchObject(kept);
  });

  test("a request from before a question was asked is read as one that left it empty", async () => {
    const database = await freshDatabase(engine);
    const { reference } = await save(database);
    await database.queries
      .updateTable("requests")
      .set({ answers: '{"kind":"pricing","services":["hvac"],"zip":"33435","way":"email"}' })
      .execute();
    expect((await findRequest(database, { reference }))?.answers).toEqual({
      ...UNANSWERED.pricing,
      services: ["hvac"],
      zip: "33435",
      way: "email",
    });
  });

  test("a deletion is found by the link that waits in the outbox, and only its hash is kept", async () => {
    const database = await freshDatabase(engine, () => new Date("2026-11-02T00:00:00Z"));
    const { reference } = await save(database, sampleDeletion());
    const mail = (await outboxOf(database)).find(({ message }) => message === "visitor-link");
    const { link } = JSON.parse(mail?.details ?? "");
    const found = await findRequest(database, { link });
    expect(found).toMatchObject({ reference, verifiedAt: undefined });
    expect(Date.parse(found?.linkUntil ?? "") - Date.parse(found?.createdAt ?? "")).toBe(
      LINK_HOURS * 3_600_000,
    );
    expect(JSON.stringify(await requestsIn(database))).not.toContain(link);
  });

  test.each(["", "nothing", "\0", "\ud800", "' or 1=1 --", "x".repeat(1_000_000)])(
    "%# what nobody sent is not found",
    async (text) => {
      const database = await freshDatabase(engine);
      await save(database);
      await save(database, sampleDeletion());
      expect(await findRequest(database, { receipt: text })).toBeUndefined();
      expect(await findRequest(database, { reference: text })).toBeUndefined();
      expect(await findRequest(database, { link: text })).toBeUndefined();
    },
  );

  test("staff and the person are told, by mail and by webhook where there is one", async () => {
    const database = await freshDatabase(engine);
    const { reference } = await saveRequest(database, samplePricing(), { webhook: true });
    const told = (await outboxOf(database)).map(({ about, message, channel, state }) =>
      [about, message, channel, state].join(" "),
    );
    expect(told).toEqual([
      `${reference} staff-request mail waiting`,
      `${reference} staff-request webhook waiting`,
      `${reference} visitor-receipt mail waiting`,
    ]);
  });

  test("without its messages, a request is not kept either", async () => {
    const database = await freshDatabase(engine);
    await database.queries.schema.alterTable("outbox").renameTo("gone").execute();
    await expect(save(database)).rejects.toThrow(/outbox/);
    expect(await requestsIn(database)).toEqual([]);
    await database.queries.schema.alterTable("gone").renameTo("outbox").execute();
    await save(database);
    expect(await requestsIn(database)).toHaveLength(1);
  });

  test("the same form twenty times at once is one request", async () => {
    const database = await freshDatabase(engine);
    const request = samplePricing({ formKey: "a-key" });
    const saved = await Promise.all(Array.from({ length: 20 }, () => save(database, request)));
    expect(new Set(saved.map(({ receipt }) => receipt)).size).toBe(1);
    expect(await requestsIn(database)).toHaveLength(1);
    expect(await outboxOf(database)).toHaveLength(2);
  });

  test("a form that was changed before it was sent again is another request", async () => {
    const database = await freshDatabase(engine);
    const first = await save(database, samplePricing({ formKey: "a-key" }));
    const second = await save(database, samplePricing({ formKey: "a-key", name: "John Sample" }));
    expect(second.receipt).not.toBe(first.receipt);
    expect(await requestsIn(database)).toHaveLength(2);
  });

  test("a reference that another request has is not given twice", async () => {
    const database = await freshDatabase(engine);
    const first = await save(database);
    const references = [first.reference, newReference()];
    const john = samplePricing({ name: "John Sample" });
    const second = await saveRequest(database, john, NOBODY_ELSE, () => references.shift() ?? "");
    expect(second.reference).not.toBe(first.reference);
    const { receipt } = second;
    expect(await findRequest(database, { receipt })).toMatchObject({ name: "John Sample" });
  });
});
