/** The waitlist for an opening: confirmed by mail, told once, and gone after it. */
import { expect, test } from "vitest";
import { WAITLIST_DAYS } from "#app/content/promises.ts";
import { eraseOld } from "#requests/keeping/retention.server.ts";
import {
  confirmWaitlistEntry,
  countWaitlist,
  findWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  notifyWaitlist,
} from "#requests/keeping/waitlist.server.ts";
import { MOST_MAILS_A_DAY } from "#requests/sending/delivery.server.ts";
import { DAY_MS, linkIn, sampleOffice, textOf } from "#requests/testing/sample-office.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { samplePricing } from "#requests/testing/sample-request.ts";

const EMAIL = "jane.sample@example.com";
const POOLS = { about: "pools", email: EMAIL, language: "en" } as const;

async function office() {
  const site = await sampleOffice();
  const { database, mails, deliverDue, rows } = site;
  /** @returns the link of the last mail, once all are sent */
  const join = async (changed = {}) => {
    await joinWaitlist(database, { ...POOLS, ...changed });
    await deliverDue();
    return linkIn(mails.at(-1));
  };
  const joinAndConfirm = async (changed = {}) => {
    const link = await join(changed);
    await confirmWaitlistEntry(database, link);
    return link;
  };
  const emails = async () => (await rows("requests")).map(({ email }) => email);
  return { ...site, join, joinAndConfirm, emails };
}

test("a mail asks to confirm, and only the link in it does", async () => {
  const { database, mails, join, rows } = await office();
  const link = await join();
  expect(mails).toMatchObject([
    { to: [EMAIL], letter: { stopAddress: `${sampleMailTemplate.origin}/waiting/${link}` } },
  ]);
  expect(mails[0]?.letter.subject).toContain("Pools");
  expect(JSON.stringify(await rows("requests"))).not.toContain(link);
  await confirmWaitlistEntry(database, "0".repeat(32));
  expect(await findWaitlistEntry(database, { link })).toMatchObject({ isConfirmed: false });
  await confirmWaitlistEntry(database, link);
  await confirmWaitlistEntry(database, link);
  expect(await countWaitlist(database)).toEqual([{ about: "pools", confirmed: 1, unconfirmed: 0 }]);
});

test("it is no request: neither a list nor an export of them shows it", async () => {
  const { joinAndConfirm, run } = await office();
  await joinAndConfirm();
  for (const line of ["list --all", "export", "find jane"]) {
    expect((await run(line)).said).not.toContain(EMAIL);
  }
  expect((await run("waiting")).said).toMatch(/pools +1 +0/);
});

test("asking again brings a second mail after a day only, and none once confirmed", async () => {
  const { clock, database, mails, join } = await office();
  const first = await join();
  await join({ email: "Jane.Sample@EXAMPLE.com" });
  clock.now += DAY_MS - 1;
  await join();
  expect(mails).toHaveLength(1);
  clock.now += 1;
  const second = await join();
  expect(mails).toHaveLength(2);
  await confirmWaitlistEntry(database, first);
  expect(await countWaitlist(database)).toMatchObject([{ confirmed: 0, unconfirmed: 1 }]);
  await confirmWaitlistEntry(database, second);
  clock.now += 2 * DAY_MS;
  await join();
  expect(mails).toHaveLength(2);
  await join({ about: "turf" });
  expect(mails).toHaveLength(3);
});

test("whatever addresses a stranger makes up, a mailbox gets only so many mails", async () => {
  const { mails, join } = await office();
  for (let tag = 0; tag < MOST_MAILS_A_DAY + 2; tag++) {
    await join({ email: EMAIL.replace("@", `+${tag}@`) });
  }
  expect(mails).toHaveLength(MOST_MAILS_A_DAY);
});

test("what nobody confirms in time is gone, the link with it", async () => {
  const { clock, database, join, joinAndConfirm, emails } = await office();
  const link = await join();
  await joinAndConfirm({ email: "ann@example.com" });
  clock.now += WAITLIST_DAYS * DAY_MS - 1;
  await eraseOld(database, 24);
  expect(await findWaitlistEntry(database, { link })).toBeDefined();
  clock.now += 1;
  expect(await findWaitlistEntry(database, { link })).toBeUndefined();
  await confirmWaitlistEntry(database, link);
  await eraseOld(database, 24);
  expect(await emails()).toEqual(["ann@example.com"]);
});

test("an opening is told once to each who confirmed, and then nothing is kept", async () => {
  const { database, mails, join, joinAndConfirm, deliverDue, run, emails } = await office();
  await joinAndConfirm();
  await joinAndConfirm({ email: "ana@example.com", language: "es" });
  await join({ email: "unconfirmed@example.com" });
  await joinAndConfirm({ email: "lawn@example.com", about: "turf" });
  mails.length = 0;
  // Nobody is there who could say yes.
  expect(await run("opened pools")).toMatchObject({ code: 2 });
  expect(await emails()).toHaveLength(4);
  const { code, said } = await run("opened pools --yes");
  expect([code, said]).toEqual([0, expect.stringContaining("2 people will be told")]);
  // Called again before the mails are out, as after it broke off.
  expect(await notifyWaitlist(database, "pools")).toBe(0);
  await deliverDue();
  await deliverDue();
  const [english, spanish, ...more] = mails.toSorted((a) => (a.to[0] === EMAIL ? -1 : 1));
  expect(more).toEqual([]);
  expect(textOf(english)).toMatch(/example\/pools$/m);
  expect(spanish).toMatchObject({
    to: ["ana@example.com"],
    letter: { language: "es", subject: "Ya abrió: Piscinas" },
  });
  expect(await emails()).toEqual(["lawn@example.com"]);
  expect(await run("opened pools --yes")).toMatchObject({ code: 1 });
  expect(await run("opened castles --yes")).toMatchObject({ code: 1 });
});

test("an entry that is ended in time brings no more mail", async () => {
  const { database, mails, joinAndConfirm, deliverDue, emails } = await office();
  const first = await joinAndConfirm();
  await joinAndConfirm({ email: "ann@example.com" });
  await notifyWaitlist(database, "pools");
  await leaveWaitlist(database, first);
  expect(await emails()).toEqual(["ann@example.com"]);
  await deliverDue();
  const opening = mails.filter(({ letter }) => letter.subject.startsWith("It’s open"));
  expect(opening.map(({ to }) => to)).toEqual([["ann@example.com"]]);
  expect(await emails()).toEqual([]);
});

test("a stop ends it, and keeps the mail from whoever types the address later", async () => {
  const { database, mails, joinAndConfirm, stop, deliverDue, emails } = await office();
  await joinAndConfirm();
  await stop(EMAIL);
  expect(await emails()).toEqual([]);
  mails.length = 0;
  await joinWaitlist(database, POOLS);
  await joinWaitlist(database, { ...POOLS, email: EMAIL.replace("@", "+pool@") });
  await deliverDue();
  expect(mails.filter(({ to }) => to[0]?.endsWith("example.com"))).toEqual([]);
  expect(await emails()).toEqual([]);
});

test("staff forget it with the person", async () => {
  const { joinAndConfirm, save, run, emails } = await office();
  await joinAndConfirm();
  const { reference } = await save(samplePricing({ email: EMAIL }));
  expect(await run(`forget ${reference} --yes`)).toMatchObject({ code: 0 });
  expect(await emails()).toEqual([]);
});
