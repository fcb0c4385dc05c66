/** The owner of an account gets the link that deletes it, whatever others do in their name. */
import { expect, test } from "vitest";
import { LINK_HOURS } from "#app/content/promises.ts";
import { LINK_EVERY_MS, verifyDeletion } from "#requests/keeping/deletion-link.server.ts";
import { findRequest } from "#requests/keeping/store.server.ts";
import { joinWaitlist } from "#requests/keeping/waitlist.server.ts";
import { HOUR_MS, linkIn, sampleOffice, STAFF, textOf } from "#requests/testing/sample-office.ts";
import { NOBODY_ELSE, sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";

const OWNER = "jane.sample@example.com";

async function office() {
  const site = await sampleOffice();
  const { clock, database, deliverDue } = site;
  return {
    ...site,
    ask: async (email = OWNER) => (await site.save(sampleDeletion({ email }))).reference,
    verify: (link: string) => verifyDeletion(database, link, NOBODY_ELSE),
    verifiedAt: async (reference: string) =>
      (await findRequest(database, { reference }))?.verifiedAt,
    /** The mails that tell staff of a verified deletion. */
    told: async () => {
      await deliverDue();
      return site.to(STAFF).filter(({ letter }) => letter.subject.endsWith("verified: start now"));
    },
    deliverAfter: (ms: number) => {
      clock.now += ms;
      return deliverDue();
    },
  };
}

test("a link verifies once and in time, and staff are told once, with the day it is due", async () => {
  const { clock, ask, to, deliverDue, verify, verifiedAt, told } = await office();
  const reference = await ask();
  await deliverDue();
  const link = linkIn(to(OWNER)[0]);
  clock.now += (LINK_HOURS - 1) * HOUR_MS;
  await verify(link);
  const first = await verifiedAt(reference);
  expect(first).toBe("2026-11-04T14:04:05.000Z");
  clock.now += HOUR_MS / 2;
  await Promise.all(Array.from({ length: 5 }, () => verify(link)));
  expect(await verifiedAt(reference)).toBe(first);
  const [mail, ...more] = await told();
  expect(mail?.letter.subject).toBe(`Account deletion ${reference}, verified: start now`);
  expect(textOf(mail)).toContain("by December 4, 2026");
  expect(more).toEqual([]);
});

test("a link that is too old, or is none, verifies nothing", async () => {
  const { clock, database, mails, ask, to, deliverDue, verify, verifiedAt, rows } = await office();
  const reference = await ask();
  await joinWaitlist(database, { about: "pools", email: OWNER, language: "en" });
  await deliverDue();
  const link = linkIn(to(OWNER).find(({ letter }) => letter.stopAddress?.endsWith("/stop")));
  const waitlist = linkIn(mails.find(({ letter }) => letter.stopAddress?.includes("/waiting/")));
  expect(waitlist).not.toBe("");
  for (const none of ["", "0".repeat(32), "\0", "\ud800", waitlist]) await verify(none);
  clock.now += LINK_HOURS * HOUR_MS;
  await verify(link);
  expect(await verifiedAt(reference)).toBeUndefined();
  expect((await rows("requests")).map((row) => row.verified_at)).toEqual([null, null]);
});

test("neither stops nor any number of requests in the owner's name keep the link away", async () => {
  const { save, stop, ask, to, deliverDue, deliverAfter } = await office();
  await stop(OWNER);
  for (let count = 0; count < 50; count++) await save(samplePricing({ email: OWNER }));
  await deliverDue();
  const receipts = to(OWNER).length;
  await ask();
  await stop(OWNER);
  await deliverAfter(1000);
  expect(to(OWNER)).toHaveLength(receipts + 1);
});

test("of many at once one link goes out and verifies them all, and staff learn of each", async () => {
  const { ask, to, deliverDue, verify, verifiedAt, told } = await office();
  const references = [await ask(), await ask(), await ask(OWNER.toUpperCase())];
  const stranger = await ask("stranger@example.com");
  await deliverDue();
  const [mail, ...more] = to(OWNER);
  expect(more).toEqual([]);
  await verify(linkIn(mail));
  for (const reference of references) expect(await verifiedAt(reference)).toBeDefined();
  expect(await verifiedAt(stranger)).toBeUndefined();
  const toStaff = await told();
  expect(toStaff).toHaveLength(references.length);
  const all = toStaff.map(textOf).join();
  for (const reference of references) expect(all).toContain(reference);
});

test("somebody who keeps asking has it come once an hour, and never puts it off", async () => {
  const { ask, to, deliverDue, deliverAfter } = await office();
  await ask();
  await deliverDue();
  const steps = 12;
  for (let step = 1; step < steps; step++) {
    await ask();
    await deliverAfter(LINK_EVERY_MS / steps);
  }
  expect(to(OWNER)).toHaveLength(1);
  await deliverAfter(LINK_EVERY_MS / steps);
  expect(to(OWNER)).toHaveLength(2);
  for (let hour = 0; hour < 5; hour++) await deliverAfter(LINK_EVERY_MS);
  expect(to(OWNER)).toHaveLength(2);
});

test("a deletion that was verified meanwhile needs no other link", async () => {
  const { ask, to, deliverDue, deliverAfter, verify } = await office();
  await ask();
  await deliverDue();
  await ask();
  await verify(linkIn(to(OWNER)[0]));
  await deliverAfter(2 * LINK_EVERY_MS);
  expect(to(OWNER)).toHaveLength(1);
  const again = await ask();
  await deliverAfter(1000);
  expect(to(OWNER)[1]?.letter.subject).toContain(again);
});

test("made-up tags share one turn, and take none from the address itself", async () => {
  const { ask, to, deliverDue, deliverAfter, verify, verifiedAt } = await office();
  const tagged = Array.from({ length: 5 }, (_, tag) => `jane.sample+${tag}@example.com`);
  for (const address of tagged) await ask(address);
  await deliverDue();
  const links = () => tagged.flatMap(to);
  expect(links()).toHaveLength(1);
  const own = await ask();
  await deliverAfter(1000);
  expect(to(OWNER)).toHaveLength(1);
  await verify(linkIn(links()[0]));
  expect(await verifiedAt(own)).toBeUndefined();
  for (let hour = 1; hour < tagged.length; hour++) {
    await deliverAfter(LINK_EVERY_MS);
    expect(links()).toHaveLength(hour + 1);
  }
});

test("at Gmail, where dots and tags are known to mean nothing, all is one account", async () => {
  const { ask, to, deliverDue, verify, verifiedAt } = await office();
  const addresses = ["jane.sample@gmail.com", "j.ane.sample@gmail.com", "janesample+x@gmail.com"];
  const references: string[] = [];
  for (const address of addresses) references.push(await ask(address));
  await deliverDue();
  const [mail, ...more] = addresses.flatMap(to);
  expect(more).toEqual([]);
  await verify(linkIn(mail));
  for (const reference of references) expect(await verifiedAt(reference)).toBeDefined();
});
