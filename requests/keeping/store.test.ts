import { expect, test } from "vitest";
import { UNANSWERED } from "#requests/keeping/request.ts";
import { findRequest } from "#requests/keeping/store.server.ts";
import { BEGIN, linkIn, sampleOffice } from "#requests/testing/sample-office.ts";
import { sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";

test("a request is found by its receipt and by its reference, as it was", async () => {
  const { database, save } = await sampleOffice();
  const request = samplePricing({ phone: "+15615550100", language: "es", name: "José 🏠 Ωmega" });
  const { reference, receipt } = await save(request);
  expect(reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/);
  const kept = { ...request, reference, createdAt: BEGIN };
  expect(await findRequest(database, { receipt })).toMatchObject(kept);
  expect(await findRequest(database, { reference })).toMatchObject(kept);
});

test("a request from before a question was asked is read as one that left it empty", async () => {
  const { database, queries, save } = await sampleOffice();
  const { reference } = await save();
  const answers = '{"kind":"pricing","services":["hvac"],"zip":"33435","way":"email"}';
  await queries.updateTable("requests").set({ answers }).execute();
  expect((await findRequest(database, { reference }))?.answers).toEqual({
    ...UNANSWERED.pricing,
    services: ["hvac"],
    zip: "33435",
    way: "email",
  });
});

test("a deletion is found by the link in its mail, of which only a hash is kept", async () => {
  const { database, save, mails, deliverDue, rows } = await sampleOffice();
  const { reference } = await save(sampleDeletion());
  await deliverDue();
  const link = mails.map(linkIn).join("");
  expect(await findRequest(database, { link })).toMatchObject({ reference, verifiedAt: undefined });
  expect(JSON.stringify(await rows("requests"))).not.toContain(link);
});

test.each(["", "nothing", "\0", "\ud800", "' or 1=1 --", "x".repeat(1_000_000)])(
  "%# finds nothing",
  async (text) => {
    const { database, save } = await sampleOffice();
    await save();
    await save(sampleDeletion());
    expect(await findRequest(database, { receipt: text })).toBeUndefined();
    expect(await findRequest(database, { reference: text })).toBeUndefined();
    expect(await findRequest(database, { link: text })).toBeUndefined();
  },
);

test("staff and the person are told, by mail and by webhook where there is one", async () => {
  const { save, rows } = await sampleOffice();
  const { reference } = await save(samplePricing(), { webhook: true });
  const told = (await rows("outbox")).map(({ about, message, channel, state }) =>
    [about, message, channel, state].join(" "),
  );
  expect(told).toEqual([
    `${reference} staff-request mail waiting`,
    `${reference} staff-request webhook waiting`,
    `${reference} visitor-receipt mail waiting`,
  ]);
});

test("without its messages, a request is not kept either", async () => {
  const { queries, save, rows } = await sampleOffice();
  await queries.schema.alterTable("outbox").renameTo("gone").execute();
  await expect(save()).rejects.toThrow(/outbox/);
  expect(await rows("requests")).toEqual([]);
  await queries.schema.alterTable("gone").renameTo("outbox").execute();
  await save();
  expect(await rows("requests")).toHaveLength(1);
});

test("the same form twenty times at once is one request, a changed form another", async () => {
  const { save, rows } = await sampleOffice();
  const request = samplePricing({ formKey: "a-key" });
  const saved = await Promise.all(Array.from({ length: 20 }, () => save(request)));
  expect(new Set(saved.map(({ receipt }) => receipt)).size).toBe(1);
  expect(await rows("requests")).toHaveLength(1);
  expect(await rows("outbox")).toHaveLength(2);
  const changed = await save({ ...request, name: "John Sample" });
  expect(changed.receipt).not.toBe(saved[0]?.receipt);
  expect(await rows("requests")).toHaveLength(2);
});
