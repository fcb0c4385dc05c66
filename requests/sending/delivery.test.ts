/** Who gets which message, and who gets none. */
import { describe, expect, test } from "vitest";
import type { Outcome } from "#requests/sending/sender.server.ts";
import { verifyDeletion } from "#requests/keeping/deletion-link.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { letterAsText } from "#requests/sending/mail.server.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";
import { NOBODY_ELSE, sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";
import { linkIn, sampleDelivery, STAFF, take } from "#requests/testing/sample-delivery.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { mailboxOf } from "#questions/contact.ts";
import { MOST_MAILS_A_DAY, MOST_RECEIPTS_AN_HOUR } from "#requests/sending/mail-limits.server.ts";

const VISITOR = samplePricing().email;
const HOUR_MS = 3_600_000;

const tagged = (tag: number) => VISITOR.replace("@", `+${tag}@`);

const kind =
  (wanted: Message["message"]) =>
  ({ message }: Message) =>
    message === wanted;

test("staff answer the visitor, and the visitor answers the company", async () => {
  const database = await freshDatabase("SQLite");
  await saveRequest(database, samplePricing(), NOBODY_ELSE);
  const { mails, deliver } = sampleDelivery();
  for (const message of await take(database)) {
    expect(await deliver(database, message)).toBe("sent");
  }
  const stop = "https://www.keylimehome.example/stop";
  expect(mails).toMatchObject([
    { to: [STAFF], replyTo: VISITOR },
    { to: [VISITOR], replyTo: sampleMailTemplate.company.email, stopAddress: stop },
  ]);
  expect(mails[0]).not.toHaveProperty("stopAddress");
});

test("what is about a request that was erased is not sent any more", async () => {
  const database = await freshDatabase("SQLite");
  await saveRequest(database, samplePricing(), { webhook: true });
  const messages = await take(database);
  expect(messages).toHaveLength(3);
  await database.queries.deleteFrom("requests").execute();
  const { mails, deliver } = sampleDelivery();
  for (const message of messages) expect(await deliver(database, message)).toBe("cancelled");
  expect(mails).toEqual([]);
});

test("a stop between taking and sending keeps mail from the visitor, and warns staff", async () => {
  const database = await freshDatabase("SQLite");
  await saveRequest(database, samplePricing(), NOBODY_ELSE);
  const [staff, visitor] = await take(database);
  await suppressContact(database, VISITOR, NOBODY_ELSE);
  const { mails, deliver } = sampleDelivery();
  expect(await deliver(database, visitor as Message)).toBe("cancelled");
  expect(await deliver(database, staff as Message)).toBe("sent");
  const letter = mails[0]?.letter;
  expect(letter?.subject).toMatch(/^Do not contact: /);
  expect(letter && letterAsText(letter)).toMatch(/^\*\*\* Do not contact this person\. /);
});

test("staff are told of a stop: whom, and which requests", async () => {
  const database = await freshDatabase("SQLite");
  const { reference } = await saveRequest(database, samplePricing(), NOBODY_ELSE);
  await suppressContact(database, VISITOR, NOBODY_ELSE);
  const { mails, deliver } = sampleDelivery();
  const stop = (await take(database)).find(kind("staff-stop"));
  expect(await deliver(database, stop as Message)).toBe("sent");
  expect(mails).toMatchObject([
    { to: [STAFF], letter: { subject: expect.stringMatching(/^Do not contact/) } },
  ]);
  const text = mails[0] ? letterAsText(mails[0].letter) : "";
  expect(text).toMatch(/^\*\*\* Do not contact/);
  expect(text).toContain(VISITOR);
  expect(text).toContain(reference);
});

test("a verified deletion is announced with the day by which it is done", async () => {
  let now = new Date("2026-11-21T15:00:00Z");
  const database = await freshDatabase("SQLite", () => now);
  const { reference } = await saveRequest(database, sampleDeletion(), NOBODY_ELSE);
  const { mails, deliver } = sampleDelivery();
  const link = (await take(database)).find(kind("visitor-link"));
  await deliver(database, link as Message);
  now = new Date("2026-11-22T15:00:00Z");
  await verifyDeletion(database, mails[0] ? linkIn(mails[0]) : "", NOBODY_ELSE);
  const verified = (await take(database)).find(kind("staff-verified"));
  await deliver(database, verified as Message);
  expect(mails[1]?.letter.subject).toBe(`Account deletion ${reference}, verified: start now`);
  expect(mails[1] && letterAsText(mails[1].letter)).toContain("by December 22, 2026");
});

describe.each(ENGINES)("with %s", (engine) => {
  test("nobody gets more than so many mails a day, but staff get them all", async () => {
    let now = Date.parse("2026-11-21T12:00:00Z");
    const database = await freshDatabase(engine, () => new Date(now));
    const count = MOST_MAILS_A_DAY + 5;
    for (let index = 0; index < count; index++) {
      if (index % MOST_RECEIPTS_AN_HOUR === 0) now += HOUR_MS;
      const email = [VISITOR, VISITOR.toUpperCase(), tagged(index)][index % 3] ?? VISITOR;
      await saveRequest(database, samplePricing({ email }), NOBODY_ELSE);
    }
    await saveRequest(database, samplePricing({ email: "other@example.com" }), NOBODY_ELSE);
    const messages = await take(database);
    const { mails, deliver } = sampleDelivery();
    // In any order, and as often as it takes.
    const outcomes = new Map<string, Outcome>();
    for (const message of [...messages.toReversed(), ...messages]) {
      outcomes.set(String(message.id), await deliver(database, message));
    }
    const to = (address: string) => mails.filter((mail) => mailboxOf(mail.to[0] ?? "") === address);
    expect(to(STAFF)).toHaveLength(2 * (count + 1));
    expect(to(VISITOR)).toHaveLength(2 * MOST_MAILS_A_DAY);
    expect(to("other@example.com")).toHaveLength(2);
    expect([...outcomes.values()].filter((outcome) => outcome === "cancelled")).toHaveLength(5);

    now += 24 * 3_600_000;
    await saveRequest(database, samplePricing(), NOBODY_ELSE);
    const receipt = (await take(database)).find(kind("visitor-receipt"));
    expect(await deliver(database, receipt as Message)).toBe("sent");
  });
});

describe.each(ENGINES)("with %s", (engine) => {
  test("whoever asks again and again in somebody's name sends them few receipts an hour", async () => {
    let now = Date.parse("2026-11-21T12:00:00Z");
    const database = await freshDatabase(engine, () => new Date(now));
    const { deliverDue, to } = sampleDelivery();
    for (let index = 0; index < 2 * MOST_RECEIPTS_AN_HOUR; index++) {
      await saveRequest(database, samplePricing(), NOBODY_ELSE);
      await deliverDue(database);
      now += 60_000;
    }
    expect(to(VISITOR)).toHaveLength(MOST_RECEIPTS_AN_HOUR);
    expect(to(STAFF)).toHaveLength(2 * MOST_RECEIPTS_AN_HOUR);
    now += HOUR_MS;
    await saveRequest(database, samplePricing(), NOBODY_ELSE);
    await deliverDue(database);
    expect(to(VISITOR)).toHaveLength(MOST_RECEIPTS_AN_HOUR + 1);
  });
});

test.each([VISITOR, tagged(1)])(
  "a receipt to %s, where contact was stopped, is not sent",
  async (email) => {
    const database = await freshDatabase("SQLite");
    await suppressContact(database, VISITOR, NOBODY_ELSE);
    await saveRequest(database, samplePricing({ email }), NOBODY_ELSE);
    const [staff, visitor] = (await take(database)).filter(({ about }) => about.includes("-"));
    const { deliver } = sampleDelivery();
    expect(await deliver(database, visitor as Message)).toBe("cancelled");
    expect(await deliver(database, staff as Message)).toBe("sent");
  },
);
