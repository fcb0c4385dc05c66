import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { hashOf } from "#requests/keeping/reference.server.ts";
import { findRequest } from "#requests/keeping/store.server.ts";
import { contactKey, suppressionKeyFile } from "#requests/keeping/suppression-key.server.ts";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import { opened } from "#requests/testing/fresh-database.ts";
import { BEGIN, sampleOffice } from "#requests/testing/sample-office.ts";
import { sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";

const EMAIL = "jane.sample@example.com";
const PHONE = "+15615550100";

async function office() {
  const site = await sampleOffice();
  const outboxOf = async (wanted: string) =>
    (await site.rows("outbox")).filter(({ about }) => about === wanted);
  return {
    ...site,
    /** What staff are told of stops. */
    staffStops: async () =>
      (await site.rows("outbox"))
        .filter(({ message }) => message === "staff-stop")
        .map(({ about, details }) => ({ about, ...JSON.parse(details) })),
    statesOf: async (reference: string) =>
      Object.fromEntries((await outboxOf(reference)).map((one) => [one.message, one.state])),
  };
}

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

test.each([
  [{ email: EMAIL }, " JANE.sample@example.com"],
  [{ email: "", phone: PHONE }, "1 (561) 555-0100"],
])("the request of %o is stopped by %s, and no other", async (contact, typed) => {
  const { database, save, stop, staffStops } = await office();
  const { reference } = await save(samplePricing(contact));
  const { reference: other } = await save(samplePricing({ email: "x@example.com" }));
  await stop(typed);
  expect(await findRequest(database, { reference })).toMatchObject({ stoppedAt: BEGIN });
  expect((await findRequest(database, { reference: other }))?.stoppedAt).toBeUndefined();
  const key = contactKey(typed);
  expect(await staffStops()).toEqual([
    { about: database.hashContact(key), contact: key, references: [reference] },
  ]);
});

test("receipts are called back, waiting or dead letters; mail to staff and the owner's link are not", async () => {
  const { save, stop, queries, statesOf } = await office();
  const pricing = await save();
  const deletion = await save(sampleDeletion());
  const receipts = queries.updateTable("outbox").where("message", "=", "visitor-receipt");
  await receipts.set({ state: "dead" }).execute();
  await stop(EMAIL);
  expect(await statesOf(pricing.reference)).toEqual({
    "staff-request": "waiting",
    "visitor-receipt": "cancelled",
  });
  expect(await statesOf(deletion.reference)).toEqual({
    "staff-request": "waiting",
    "visitor-link": "waiting",
  });
});

test("a later request is a new invitation, until the next stop", async () => {
  const { database, save, stop, statesOf, staffStops } = await office();
  await save();
  await stop(EMAIL);
  const { reference } = await save();
  expect((await findRequest(database, { reference }))?.stoppedAt).toBeUndefined();
  expect(await statesOf(reference)).toMatchObject({ "visitor-receipt": "waiting" });
  await stop(EMAIL);
  expect((await findRequest(database, { reference }))?.stoppedAt).toBeDefined();
  expect((await staffStops()).map(({ references }) => references.length)).toEqual([1, 1]);
});

test("a contact nobody knows is remembered; staff are told once, however often and fast it comes", async () => {
  const { database, stop, rows, staffStops } = await office();
  await Promise.all(Array.from({ length: 10 }, () => stop("stranger@example.com")));
  const hash = database.hashContact("stranger@example.com");
  expect(await staffStops()).toEqual([
    { about: hash, contact: "stranger@example.com", references: [] },
  ]);
  expect(await rows("suppressions")).toEqual([{ contact_hash: hash, stopped_at: BEGIN }]);
});

test("a contact cannot be found by trying all that there are without the key", async () => {
  const [one, other] = [await office(), await office()];
  await one.stop(PHONE);
  await other.stop(PHONE);
  const [kept] = await one.rows("suppressions");
  for (const tried of [PHONE, PHONE.slice(2), PHONE.slice(1)]) {
    expect(kept?.contact_hash).not.toBe(hashOf(tried));
  }
  expect(await other.rows("suppressions")).not.toMatchObject([
    { contact_hash: kept?.contact_hash },
  ]);
});

test("the key is made once, and nobody else on the machine can read it", async () => {
  const { place, stop } = await office();
  await stop(EMAIL);
  const file = suppressionKeyFile(place.DATA_DIR);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file, "utf8");
  expect(await isSuppressed(await opened(place), EMAIL)).toBe(true);
  expect(readFileSync(file, "utf8")).toBe(before);
  const keys = readdirSync(place.DATA_DIR).filter((name) => name.startsWith("stop-key"));
  expect(keys).toEqual(["stop-key"]);
});

test.each([
  ["gone", undefined, "is gone"],
  ["cut short", "ab12", "holds no key"],
])("a key that is %s is an error, and no other is made", async (_, content, told) => {
  const { place, stop } = await office();
  await stop(EMAIL);
  const file = suppressionKeyFile(place.DATA_DIR);
  const key = readFileSync(file, "utf8");
  rmSync(file);
  if (content) writeFileSync(file, content);
  await expect(openDatabase(place)).rejects.toThrow(told);
  await expect(openDatabase(place)).rejects.toThrow(file);
  expect(existsSync(file)).toBe(content !== undefined);
  writeFileSync(file, key);
  expect(await isSuppressed(await opened(place), EMAIL)).toBe(true);
});
