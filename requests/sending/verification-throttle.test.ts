/** Whoever owns an account gets the link that deletes it, whatever others do in their name. */
import { describe, expect, test } from "vitest";
import { verifyDeletion } from "#requests/keeping/deletion-link.server.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";
import { letterAsText } from "#requests/sending/mail.server.ts";
import { LINK_EVERY_MS } from "#requests/keeping/deletion-link.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { linkIn, sampleDelivery, STAFF } from "#requests/testing/sample-delivery.ts";
import { NOBODY_ELSE, sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";

const OWNER = "jane.sample@example.com";

describe.each(ENGINES)("with %s", (engine) => {
  async function office() {
    const clock = { now: Date.parse("2026-11-21T12:00:00Z") };
    const database = await freshDatabase(engine, () => new Date(clock.now));
    const { deliverDue, to } = sampleDelivery();
    return {
      database,
      to,
      ask: async (email = OWNER) =>
        (await saveRequest(database, sampleDeletion({ email }), NOBODY_ELSE)).reference,
      verify: (link: string) => verifyDeletion(database, link, NOBODY_ELSE),
      verifiedAt: async (reference: string) =>
        (await findRequest(database, { reference }))?.verifiedAt,
      deliver: () => deliverDue(database),
      deliverAfter: (ms: number) => {
        clock.now += ms;
        return deliverDue(database);
      },
    };
  }

  test("a stop by a stranger, before or after, does not keep the link from its owner", async () => {
    const { database, ask, to, deliver } = await office();
    await suppressContact(database, OWNER, NOBODY_ELSE);
    await ask();
    await suppressContact(database, OWNER, NOBODY_ELSE);
    await deliver();
    expect(to(OWNER)).toHaveLength(1);
  });

  test("nor do any number of requests in the owner's name", async () => {
    const { database, ask, to, deliver, deliverAfter } = await office();
    for (let count = 0; count < 50; count++) {
      await saveRequest(database, samplePricing({ email: OWNER }), NOBODY_ELSE);
    }
    await deliver();
    const receipts = to(OWNER).length;
    await ask();
    await deliverAfter(1000);
    expect(to(OWNER)).toHaveLength(receipts + 1);
  });

  test("of many at once one link goes out, names the others, and confirms them all", async () => {
    const { ask, to, deliver, verify, verifiedAt } = await office();
    const references = [await ask(), await ask(), await ask(OWNER.toUpperCase())];
    const stranger = await ask("stranger@example.com");
    await deliver();
    const [mail, ...more] = to(OWNER);
    if (!mail) throw new Error("The owner got nothing");
    expect(more).toEqual([]);
    for (const reference of references) expect(letterAsText(mail.letter)).toContain(reference);
    await verify(linkIn(mail));
    for (const reference of references) expect(await verifiedAt(reference)).toBeDefined();
    expect(await verifiedAt(stranger)).toBeUndefined();
    await deliver();
    const told = to(STAFF).filter(({ letter }) => letter.subject.endsWith("verified: start now"));
    expect(told).toHaveLength(1);
    for (const reference of references) {
      expect(told[0] && letterAsText(told[0].letter)).toContain(reference);
    }
  });

  test("somebody who keeps asking has it come once an hour, and never puts it off", async () => {
    const { ask, to, deliver, deliverAfter } = await office();
    await ask();
    await deliver();
    expect(to(OWNER)).toHaveLength(1);
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

  test("an account that was confirmed meanwhile needs no other link", async () => {
    const { ask, to, deliver, deliverAfter, verify } = await office();
    await ask();
    await deliver();
    await ask();
    await verify(to(OWNER)[0] ? linkIn(to(OWNER)[0] as never) : "");
    await deliverAfter(2 * LINK_EVERY_MS);
    expect(to(OWNER)).toHaveLength(1);
    const again = await ask();
    await deliverAfter(1000);
    expect(to(OWNER)).toHaveLength(2);
    expect(to(OWNER)[1]?.letter.subject).toContain(again);
  });

  test("made-up tags share one turn, and take none from the address itself", async () => {
    const { ask, to, deliver, deliverAfter } = await office();
    const tagged = Array.from({ length: 5 }, (_, tag) => `jane.sample+${tag}@example.com`);
    for (const address of tagged) await ask(address);
    await deliver();
    const links = () => tagged.flatMap(to).length;
    expect(links()).toBe(1);
    await ask();
    await deliverAfter(1000);
    expect(to(OWNER)).toHaveLength(1);
    for (let hour = 1; hour < tagged.length; hour++) {
      await deliverAfter(LINK_EVERY_MS);
      expect(links()).toBe(hour + 1);
    }
  });

  test("a tagged address confirms nothing for the address without the tag", async () => {
    const { ask, to, deliver, verify, verifiedAt } = await office();
    const reference = await ask();
    await ask("jane.sample+x@example.com");
    await deliver();
    const [mail] = to("jane.sample+x@example.com");
    await verify(mail ? linkIn(mail) : "");
    expect(await verifiedAt(reference)).toBeUndefined();
  });

  test("at Gmail, where dots and tags are known to mean nothing, all is one account", async () => {
    const { ask, to, deliver, verify, verifiedAt } = await office();
    const addresses = ["jane.sample@gmail.com", "j.ane.sample@gmail.com", "janesample+x@gmail.com"];
    const references: string[] = [];
    for (const address of addresses) references.push(await ask(address));
    await deliver();
    const [mail, ...more] = addresses.flatMap(to);
    expect(more).toEqual([]);
    await verify(mail ? linkIn(mail) : "");
    for (const reference of references) expect(await verifiedAt(reference)).toBeDefined();
  });
});
