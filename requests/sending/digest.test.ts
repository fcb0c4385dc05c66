/** However much comes in on one day, staff can read their mail, and nothing is lost. */
import { describe, expect, test } from "vitest";
import { writeDigests } from "#requests/keeping/digest.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { stopContact } from "#requests/keeping/stop-contact.server.ts";
import { letterAsText } from "#requests/sending/letter.server.ts";
import { MOST_STAFF_MAILS_A_DAY } from "#requests/sending/staff-limit.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { sampleDelivery, STAFF, take } from "#requests/testing/sample-delivery.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

/** In Florida it is still the evening before. */
const EVENING = Date.parse("2026-11-22T03:00:00Z");
const HOUR_MS = 3_600_000;
const TOO_MANY = 3;

describe.each(ENGINES)("with %s", (engine) => {
  async function office({ limits = true } = {}) {
    const clock = { now: EVENING };
    const database = await freshDatabase(engine, () => new Date(clock.now));
    const { deliverDue, to } = sampleDelivery({ limits });
    const noMail = samplePricing({ email: "", phone: "+15615550100" });
    return {
      clock,
      database,
      mails: () => to(STAFF),
      ask: async (webhook = false) => (await saveRequest(database, noMail, { webhook })).reference,
      deliver: async () => {
        await writeDigests(database);
        await deliverDue(database);
      },
    };
  }

  test("what is too much for a day comes in one mail when the day is over", async () => {
    const { clock, database, mails, ask, deliver } = await office();
    const references: string[] = [];
    for (let count = 0; count < MOST_STAFF_MAILS_A_DAY + TOO_MANY; count++) {
      references.push(await ask());
    }
    await deliver();
    await deliver();
    expect(mails()).toHaveLength(MOST_STAFF_MAILS_A_DAY);
    clock.now += 2 * HOUR_MS;
    await deliver();
    await deliver();
    expect(mails()).toHaveLength(MOST_STAFF_MAILS_A_DAY + 1);
    const letter = mails().at(-1)?.letter;
    expect(letter?.subject).toBe(`${TOO_MANY} more requests`);
    const text = letter ? letterAsText(letter) : "";
    for (const reference of references.slice(MOST_STAFF_MAILS_A_DAY)) {
      expect(text).toContain(reference);
    }
    expect(text).toContain("npm run requests -- show");
    const states = await database.queries.selectFrom("outbox").select("state").execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["sent"]));
    // A new day begins anew.
    await ask();
    await deliver();
    expect(mails()).toHaveLength(MOST_STAFF_MAILS_A_DAY + 2);
  });

  test("one kind takes nothing from another, and stops keep their contact until then", async () => {
    const { clock, database, mails, ask, deliver } = await office();
    for (let count = 0; count <= MOST_STAFF_MAILS_A_DAY; count++) {
      await stopContact(database, `stranger${count}@example.com`, NOBODY_ELSE);
    }
    await ask();
    await deliver();
    expect(mails()).toHaveLength(MOST_STAFF_MAILS_A_DAY + 1);
    clock.now += 2 * HOUR_MS;
    await deliver();
    const letter = mails().at(-1)?.letter;
    expect(letter && letterAsText(letter)).toContain(
      `stranger${MOST_STAFF_MAILS_A_DAY}@example.com`,
    );
    const kept = await database.queries.selectFrom("outbox").select("details").distinct().execute();
    expect(kept).toEqual([{ details: "{}" }]);
  });

  test("the webhook is told of each at once", async () => {
    const { database, ask } = await office();
    for (let count = 0; count < MOST_STAFF_MAILS_A_DAY + TOO_MANY; count++) await ask(true);
    const announced = (await take(database)).filter(({ channel }) => channel === "webhook");
    // There is none here, so each that would go to it fails.
    const { deliver } = sampleDelivery();
    for (const message of announced) {
      await expect(deliver(database, message)).rejects.toThrow();
    }
    expect(announced).toHaveLength(MOST_STAFF_MAILS_A_DAY + TOO_MANY);
  });

  test("a load test gets each by itself", async () => {
    const { mails, ask, deliver } = await office({ limits: false });
    for (let count = 0; count < MOST_STAFF_MAILS_A_DAY + TOO_MANY; count++) await ask();
    await deliver();
    expect(mails()).toHaveLength(MOST_STAFF_MAILS_A_DAY + TOO_MANY);
  });
});
