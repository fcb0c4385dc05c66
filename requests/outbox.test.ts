import { describe, expect, test } from "vitest";
import type { Database } from "#requests/database.server.ts";
import { ENGINES, freshDatabase } from "#requests/fresh-database.ts";
import {
  addToOutbox,
  deliveryId,
  FEWEST_ATTEMPTS,
  FIRST_PAUSE_MS,
  GIVE_UP_AFTER_MS,
  JITTER,
  LONGEST_PAUSE_MS,
  markCancelled,
  markFailed,
  markSent,
  type Message,
  pauseAfter,
  takeDue,
} from "#requests/outbox.server.ts";
import { forStaff } from "#requests/outgoing.server.ts";
import { NOBODY_ELSE } from "#requests/sample-request.ts";

const START = Date.parse("2026-11-21T12:00:00Z");
const HOUR_MS = 3_600_000;

async function add(database: Database, about = "7HQ-4XW-9CM") {
  const messages = forStaff(about, "staff-stop", NOBODY_ELSE, { contact: "+15615550100" });
  await addToOutbox(database.queries, messages, (await database.now()).toISOString());
}

const only = (messages: Message[]): Message => {
  expect(messages).toHaveLength(1);
  return messages[0] as Message;
};

const outboxOf = ({ queries }: Database) =>
  queries.selectFrom("outbox").selectAll().orderBy("id").execute();

describe.each(ENGINES)("with %s", (engine) => {
  test("a message is taken by one sender, and as many as it asked for", async () => {
    const database = await freshDatabase(engine);
    for (const about of ["one", "two", "three"]) await add(database, about);
    const taken = await takeDue(database, "first", 2);
    expect(taken.map(({ about }) => about)).toEqual(["one", "two"]);
    expect((await takeDue(database, "second", 5)).map(({ about }) => about)).toEqual(["three"]);
    expect(await takeDue(database, "third", 5)).toEqual([]);
  });

  test("a message that fails is tried less and less often for three days, then parked", async () => {
    let now = START;
    const database = await freshDatabase(engine, () => new Date(now));
    await add(database);
    const tries: number[] = [];
    let state = "waiting";
    while (state === "waiting") {
      const message = only(await takeDue(database, "sender", 1));
      tries.push(now);
      state = await markFailed(database, message, "EENVELOPE 451");
      const { due_at } = only(await outboxOf(database));
      now = Date.parse(due_at) - 1;
      if (state === "waiting") expect(await takeDue(database, "sender", 1)).toEqual([]);
      now += 1;
    }
    expect(state).toBe("parked");
    const [last = 0, beforeLast = 0] = tries.toReversed();
    expect(last - START).toBeLessThanOrEqual(GIVE_UP_AFTER_MS);
    expect(last - START).toBeGreaterThan(GIVE_UP_AFTER_MS - LONGEST_PAUSE_MS * (1 + JITTER));
    expect(last - beforeLast).toBeGreaterThanOrEqual(LONGEST_PAUSE_MS * (1 - JITTER));
    expect(only(await outboxOf(database))).toMatchObject({
      attempts: tries.length,
      last_error: "EENVELOPE 451",
      leased_by: null,
    });
  });

  test("a clock that leaps ahead parks nothing before it was tried often enough", async () => {
    let now = START;
    const database = await freshDatabase(engine, () => new Date(now));
    await add(database);
    for (let attempt = 1; attempt < FEWEST_ATTEMPTS; attempt++) {
      now += 365 * 24 * HOUR_MS;
      const message = only(await takeDue(database, "sender", 1));
      expect(await markFailed(database, message, "")).toBe("waiting");
    }
    now += HOUR_MS;
    expect(await markFailed(database, only(await takeDue(database, "sender", 1)), "")).toBe(
      "parked",
    );
  });

  test("a clock that is put back keeps nothing waiting", async () => {
    let now = START;
    const database = await freshDatabase(engine, () => new Date(now));
    await add(database, "failed");
    await markFailed(database, only(await takeDue(database, "sender", 1)), "");
    await add(database, "new");
    now -= HOUR_MS / 2;
    expect(only(await takeDue(database, "sender", 5)).about).toBe("new");
    now -= 24 * HOUR_MS;
    expect(only(await takeDue(database, "sender", 5)).about).toBe("failed");
  });

  test("when it was sent or cancelled, nothing personal is left in it", async () => {
    const database = await freshDatabase(engine);
    await add(database);
    await markSent(database, only(await takeDue(database, "sender", 1)));
    await add(database);
    await markCancelled(database, only(await takeDue(database, "sender", 1)));
    expect(await outboxOf(database)).toMatchObject([
      { state: "sent", details: "{}", leased_by: null },
      { state: "cancelled", details: "{}", leased_by: null },
    ]);
  });

  test("who was slow does not undo what became of a message", async () => {
    const database = await freshDatabase(engine);
    await add(database);
    const slow = only(await takeDue(database, "slow", 1));
    await database.queries.updateTable("outbox").set({ leased_by: null }).execute();
    const quick = only(await takeDue(database, "quick", 1));
    await markFailed(database, slow, "ETIMEDOUT");
    await markSent(database, quick);
    await markFailed(database, quick, "ETIMEDOUT");
    expect(await outboxOf(database)).toMatchObject([{ state: "sent", attempts: 0 }]);
  });
});

test("pauses double, up to the longest, and differ a little", () => {
  for (const chance of [0, 0.5, 1]) {
    const part = 1 - JITTER + 2 * JITTER * chance;
    expect(pauseAfter(1, chance)).toBeCloseTo(FIRST_PAUSE_MS * part);
    expect(pauseAfter(2, chance)).toBeCloseTo(2 * FIRST_PAUSE_MS * part);
    expect(pauseAfter(1000, chance)).toBeCloseTo(LONGEST_PAUSE_MS * part);
  }
});

test("no two messages have the same name, though their number be the same", async () => {
  const id = (created_at: string) => deliveryId({ id: 7, created_at } as Message);
  expect(id("2026-11-21T12:00:00.000Z")).toBe(id("2026-11-21T12:00:00.000Z"));
  expect(id("2026-11-21T12:00:00.000Z")).not.toBe(id("2026-11-21T12:00:00.001Z"));
});
