import { describe, expect, test } from "vitest";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { MOST_STAFF_MAILS_A_DAY } from "#requests/sending/mail-limits.server.ts";
import { ENGINES, freshDatabase } from "#requests/testing/fresh-database.ts";
import { sampleDelivery, STAFF } from "#requests/testing/sample-delivery.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

const DAY_MS = 24 * 3_600_000;

describe.each(ENGINES)("with %s", (engine) => {
  test("mails that are too many for staff in a day wait as dead letters for another day", async () => {
    const clock = { now: Date.parse("2026-11-02T15:04:05Z") };
    const database = await freshDatabase(engine, () => new Date(clock.now));
    const { deliverDue, to } = sampleDelivery();
    const ask = async () => {
      await saveRequest(database, samplePricing({ email: "" }), NOBODY_ELSE);
      await deliverDue(database);
    };
    for (let sent = 0; sent < MOST_STAFF_MAILS_A_DAY + 2; sent++) await ask();
    expect(to(STAFF)).toHaveLength(MOST_STAFF_MAILS_A_DAY);
    const dead = database.queries
      .selectFrom("outbox")
      .select("last_error")
      .where("state", "=", "dead");
    expect(await dead.execute()).toEqual([
      { last_error: "EDAILYLIMIT" },
      { last_error: "EDAILYLIMIT" },
    ]);
    clock.now += DAY_MS;
    await database.queries
      .updateTable("outbox")
      .set({ state: "waiting" })
      .where("state", "=", "dead")
      .execute();
    await deliverDue(database);
    expect(to(STAFF)).toHaveLength(MOST_STAFF_MAILS_A_DAY + 2);
  });
});
