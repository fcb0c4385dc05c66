/** The waitlist for an opening: confirmed by mail, told once, and gone after it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { WAITLIST_DAYS } from "#app/content/promises.ts";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { eraseOld } from "#requests/keeping/retention.server.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import {
  confirmWaitlistEntry,
  findWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
} from "#requests/keeping/waitlist.server.ts";
import { countWaitlist, notifyWaitlist } from "#requests/keeping/waitlist.server.ts";
import { letterAsText } from "#requests/sending/mail.server.ts";
import { mailFolderIn } from "#requests/sending/mail-folder.server.ts";
import type { Mail } from "#requests/sending/mail.server.ts";
import { staffTerminal } from "#requests/testing/staff-terminal.ts";
import {
  ENGINES,
  type Engine,
  freshFolder,
  freshPlace,
  opened,
} from "#requests/testing/fresh-database.ts";
import { sampleDelivery } from "#requests/testing/sample-delivery.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { usePostgresClient } from "#requests/testing/postgres-client.ts";

const EMAIL = "jane.sample@example.com";
const DAY_MS = 24 * 3_600_000;
const POOLS = { about: "pools", email: EMAIL, language: "en" } as const;

const linkIn = ({ letter }: Mail) => /\/waiting\/([0-9a-f]{32})$/m.exec(letterAsText(letter))?.[1];

async function site(engine: Engine) {
  const clock = { now: Date.parse("2026-11-02T15:04:05Z") };
  const place = await freshPlace(engine);
  const tell = () => new Date(clock.now);
  const database = await opened(place, tell);
  const { mails, deliverDue } = sampleDelivery();
  /** The link of the last mail, once all are sent. */
  const lastLink = async () => {
    await deliverDue(database);
    return linkIn(mails.at(-1) as Mail) ?? "";
  };
  const wish = async (changed = {}) => {
    await joinWaitlist(database, { ...POOLS, ...changed });
    return lastLink();
  };
  const confirmed = async (changed = {}) => {
    const link = await wish(changed);
    await confirmWaitlistEntry(database, link);
    return link;
  };
  const staff = staffTerminal(place, tell);
  const mailFolder = mailFolderIn(place.DATA_DIR);
  const emails = async () =>
    (await database.queries.selectFrom("requests").select("email").execute()).map(
      (row) => row.email,
    );
  return {
    clock,
    place,
    database,
    mails,
    deliverDue,
    lastLink,
    wish,
    confirmed,
    staff,
    emails,
    mailFolder,
  };
}

describe.each(ENGINES)("with %s", (engine) => {
  test("a mail asks to confirm, and only the link in it does", async () => {
    const { database, mails, wish } = await site(engine);
    const link = await wish();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: [EMAIL],
      stopAddress: `https://www.keylimehome.example/waiting/${link}`,
    });
    expect(mails[0]?.letter.subject).toContain("Pools");
    const [row] = await database.queries.selectFrom("requests").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(link);
    expect(await countWaitlist(database)).toMatchObject([{ confirmed: 0, unconfirmed: 1 }]);
    await confirmWaitlistEntry(database, "0".repeat(32));
    expect(await findWaitlistEntry(database, { link })).toMatchObject({ isConfirmed: false });
    await confirmWaitlistEntry(database, link);
    await confirmWaitlistEntry(database, link);
    expect(await countWaitlist(database)).toEqual([
      { about: "pools", confirmed: 1, unconfirmed: 0, called: 0 },
    ]);
  });

  test("it is no request: neither a list nor an export of them shows it", async () => {
    const { confirmed, staff } = await site(engine);
    await confirmed();
    for (const line of ["list --all", "export --json", "export --csv", "find jane"]) {
      expect((await staff(line)).said).not.toContain(EMAIL);
    }
    expect((await staff("waiting")).said).toMatch(/pools +1 +0 +0/);
    expect(JSON.parse((await staff("waiting --json")).said)).toEqual([
      { about: "pools", confirmed: 1, unconfirmed: 0, called: 0 },
    ]);
  });

  test("asking for the same again brings a second mail after a day only, and none once confirmed", async () => {
    const { clock, database, mails, wish } = await site(engine);
    const first = await wish();
    await wish({ email: "Jane.Sample@EXAMPLE.com" });
    clock.now += DAY_MS - 1;
    await wish();
    expect(mails).toHaveLength(1);
    clock.now += 1;
    const second = await wish();
    expect(mails).toHaveLength(2);
    await confirmWaitlistEntry(database, first);
    expect(await countWaitlist(database)).toMatchObject([{ confirmed: 0, unconfirmed: 1 }]);
    await confirmWaitlistEntry(database, second);
    clock.now += 2 * DAY_MS;
    await wish();
    expect(mails).toHaveLength(2);
    await wish({ about: "turf" });
    expect(mails).toHaveLength(3);
  });

  test("what nobody confirms in time is gone, the link with it", async () => {
    const { clock, place, database, wish, confirmed, emails } = await site(engine);
    const options = { keepMonths: 24, mailFolder: mailFolderIn(place.DATA_DIR) };
    const link = await wish();
    await confirmed({ email: "ann@example.com" });
    clock.now += WAITLIST_DAYS * DAY_MS - 1;
    await eraseOld(database, options);
    expect(await findWaitlistEntry(database, { link })).toBeDefined();
    clock.now += 1;
    expect(await findWaitlistEntry(database, { link })).toBeUndefined();
    await confirmWaitlistEntry(database, link);
    await eraseOld(database, options);
    expect(await emails()).toEqual(["ann@example.com"]);
    clock.now = Date.parse("2028-12-01T00:00:00Z");
    await eraseOld(database, options);
    expect(await emails()).toEqual([]);
  });

  test("an opening is told once to each who confirmed, and then nothing is kept", async () => {
    const { database, mails, wish, confirmed, deliverDue, staff, emails, mailFolder } =
      await site(engine);
    await confirmed();
    await confirmed({ email: "ana@example.com", language: "es" });
    await wish({ email: "unconfirmed@example.com" });
    await confirmed({ email: "lawn@example.com", about: "turf" });
    mails.length = 0;
    // Nobody is there who could say yes.
    expect(await staff("opened pools")).toMatchObject({ code: 2 });
    expect(await countWaitlist(database)).toContainEqual({
      about: "pools",
      confirmed: 2,
      unconfirmed: 1,
      called: 0,
    });
    const { code, said } = await staff("opened pools --yes");
    expect([code, said]).toEqual([0, expect.stringContaining("2 people will be told")]);
    // Called again before the mails are out, as after it broke off.
    expect(await notifyWaitlist(database, "pools")).toBe(0);
    await deliverDue(database);
    expect(new Set(mails.map(({ to: [to] }) => to))).toEqual(new Set(["ana@example.com", EMAIL]));
    expect(mails).toHaveLength(2);
    const [english, spanish] = mails.toSorted((a) => (a.to[0] === EMAIL ? -1 : 1));
    expect(letterAsText(english?.letter as Mail["letter"])).toMatch(/example\/pools$/m);
    expect(spanish?.letter).toMatchObject({ language: "es", subject: "Ya abrió: Piscinas" });
    expect(await emails()).toEqual(["lawn@example.com"]);
    await deliverDue(database);
    expect(mails).toHaveLength(2);
    expect(await staff("opened pools --yes")).toMatchObject({ code: 1 });
    expect(await staff("opened castles --yes")).toMatchObject({ code: 2 });
  });

  test("whoever ends it in time, by either link, is not told", async () => {
    const { database, mails, confirmed, deliverDue, emails, mailFolder } = await site(engine);
    const first = await confirmed();
    const second = await confirmed({ email: "ann@example.com" });
    await notifyWaitlist(database, "pools");
    await leaveWaitlist(database, first);
    expect(await emails()).toEqual(["ann@example.com"]);
    await deliverDue(database);
    const last = linkIn(mails.at(-1) as Mail) ?? "";
    expect(last).not.toBe(second);
    expect(mails.filter(({ letter }) => letter.subject.startsWith("It is open"))).toHaveLength(1);
    await leaveWaitlist(database, last);
    await leaveWaitlist(database, second);
    expect(await emails()).toEqual([]);
  });

  test("a stop ends it, and keeps the mail from whoever types the address later", async () => {
    const { database, mails, confirmed, deliverDue, emails } = await site(engine);
    await confirmed();
    await suppressContact(database, EMAIL, NOBODY_ELSE);
    expect(await emails()).toEqual([]);
    mails.length = 0;
    await joinWaitlist(database, POOLS);
    await joinWaitlist(database, { ...POOLS, email: EMAIL.replace("@", "+pool@") });
    await deliverDue(database);
    expect(mails.filter(({ to }) => to[0]?.endsWith("example.com"))).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  test("staff forget it with the person, or alone", async () => {
    const { database, confirmed, staff, emails } = await site(engine);
    await confirmed();
    const { reference } = await saveRequest(database, samplePricing({ email: EMAIL }), NOBODY_ELSE);
    expect(await staff(`forget ${reference} --yes`)).toMatchObject({ code: 0 });
    expect(await emails()).toEqual([]);
    await confirmed({ email: "ann@example.com" });
    expect(await staff("end-waiting Ann@Example.com")).toMatchObject({ code: 0 });
    expect(await staff("end-waiting Ann@Example.com")).toMatchObject({ code: 1 });
    expect(await emails()).toEqual([]);
  });

  test("a copy that is brought back brings back nobody who ended it since", async () => {
    const place = await freshPlace(engine);
    if (engine === "PostgreSQL") usePostgresClient();
    const run = staffTerminal(place);
    const file = path.join(freshFolder(), "a.copy");
    const database = await openDatabase(place);
    for (const name of ["ann", "bob", "cy"]) {
      await joinWaitlist(database, { ...POOLS, email: `${name}@example.com` });
    }
    expect(await run(`backup ${file}`)).toMatchObject({ code: 0 });
    await run("end-waiting ann@example.com");
    await suppressContact(database, "bob@example.com", NOBODY_ELSE);
    await database.close();
    expect(await run(`restore ${file}`)).toMatchObject({ code: 0 });
    const after = await openDatabase(place);
    const rows = await after.queries.selectFrom("requests").select("email").execute();
    await after.close();
    expect(rows).toEqual([{ email: "cy@example.com" }]);
    expect(readFileSync(path.join(place.DATA_DIR, "erased.txt"), "utf8")).not.toContain("@");
  });
});
