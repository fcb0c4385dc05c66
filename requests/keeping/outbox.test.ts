import { withRetry } from "#requests/keeping/retry.server.ts";
import { describe, expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { ENGINES, type Engine, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import {
  deliveryId,
  FEWEST_ATTEMPTS,
  FIRST_PAUSE_MS,
  FREE,
  GIVE_UP_AFTER_MS,
  JITTER,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  markFailed,
  markSent,
  type Message,
  pauseAfter,
  takeDue,
} from "#requests/keeping/outbox.server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";

const DAY_MS = 24 * 3_600_000;
const LONGEST_WITH_JITTER_MS = LONGEST_PAUSE_MS * (1 + JITTER);

/** A database with requests of one message each, and a clock to turn. */
async function outbox(engine: Engine, requests = 1) {
  const clock = { now: Date.parse("2026-11-02T10:00:00Z") };
  const place = await freshPlace(engine);
  const open = () => opened(place, () => new Date(clock.now));
  const database = await open();
  const staffOnly = samplePricing({ email: "" });
  for (let index = 0; index < requests; index++) {
    await saveRequest(database, staffOnly, NOBODY_ELSE);
  }
  return { database, clock, open };
}

const states = async ({ queries }: Database) =>
  (await queries.selectFrom("outbox").select("state").execute()).map(({ state }) => state);

/** Takes the one message that is due. */
async function takeOne(database: Database, sender = "a") {
  const [message] = await takeDue(database, sender, 10);
  if (!message) throw new Error("Nothing is due");
  return message;
}

test("pauses double from the first to the longest, each a little different", () => {
  const middle = 0.5;
  expect([1, 2, 3].map((attempts) => pauseAfter(attempts, middle))).toEqual(
    [1, 2, 4].map((times) => times * FIRST_PAUSE_MS),
  );
  expect(pauseAfter(50, middle)).toBe(LONGEST_PAUSE_MS);
  expect(pauseAfter(5000, 1)).toBe(LONGEST_WITH_JITTER_MS);
  expect(pauseAfter(1, 0)).toBe(FIRST_PAUSE_MS * (1 - JITTER));
});

describe.each(ENGINES)("with %s", (engine) => {
  test("a message that is taken is nobody else's until the lease ends", async () => {
    const { database, clock } = await outbox(engine);
    const message = await takeOne(database);
    clock.now += LEASE_MS - 1;
    expect(await takeDue(database, "b", 10)).toEqual([]);
    clock.now += 1;
    expect(await takeOne(database, "b")).toMatchObject({ id: message.id, leased_by: "b" });
  });

  test("who took another's message over is not disturbed by the slow one", async () => {
    const { database } = await outbox(engine);
    const slow = await takeOne(database, "gone");
    await database.queries.updateTable("outbox").set(FREE).execute();
    const taken = await takeOne(database, "b");
    await markFailed(database, slow, { reason: "too late" });
    await markSent(database, slow);
    expect(await states(database)).toEqual(["waiting"]);
    await markSent(database, taken);
    expect(await states(database)).toEqual(["sent"]);
  });

  test("the oldest are taken first, and no more than wanted", async () => {
    const { database, clock } = await outbox(engine, 3);
    clock.now += 1000;
    await saveRequest(database, samplePricing({ email: "" }), NOBODY_ELSE);
    expect((await takeDue(database, "a", 3)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await takeDue(database, "a", 3)).map(({ id }) => id)).toEqual([4]);
  });

  test("processes that take at the same time never get the same", async () => {
    const { database, open } = await outbox(engine, 60);
    const others = await Promise.all([open(), open(), open()]);
    const taken = await Promise.all(
      [database, ...others].flatMap((one, index) =>
        Array.from({ length: 5 }, () => withRetry(() => takeDue(one, `sender ${index}`, 3))),
      ),
    );
    const ids = taken.flat().map(({ id }) => id);
    expect(ids.length).toBe(60);
    expect(new Set(ids).size).toBe(60);
  });

  test("what fails is tried again after growing pauses, and is a dead letter after three days", async () => {
    const { database, clock } = await outbox(engine);
    const start = clock.now;
    let attempts = 0;
    while ((await states(database))[0] === "waiting") {
      const message = await takeOne(database);
      await markFailed(database, message, { reason: `no connection ${++attempts}` });
      expect(await takeDue(database, "a", 10)).toEqual([]);
      clock.now += pauseAfter(attempts, 1);
    }
    expect(await states(database)).toEqual(["dead"]);
    expect(clock.now - start).toBeGreaterThan(GIVE_UP_AFTER_MS - LONGEST_WITH_JITTER_MS);
    expect(clock.now - start).toBeLessThan(GIVE_UP_AFTER_MS + 2 * LONGEST_WITH_JITTER_MS);
    const { last_error, leased_by } = await database.queries
      .selectFrom("outbox")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect({ last_error, leased_by }).toEqual({
      last_error: `no connection ${attempts}`,
      leased_by: null,
    });
  });

  test.each([-DAY_MS, DAY_MS])("a clock that jumps by %i ms stops nothing", async (jump) => {
    const { database, clock } = await outbox(engine, 2);
    const [failed, untried] = await takeDue(database, "a", 10);
    if (!failed || !untried) throw new Error("Nothing is due");
    await markFailed(database, failed, { reason: "no connection" });
    await database.queries.updateTable("outbox").set(FREE).execute();
    clock.now += jump;
    const due = await takeDue(database, "b", 10);
    expect(due.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([failed.id, untried.id]);
    for (const message of due) await markFailed(database, message, { reason: "no connection" });
    clock.now -= jump;
    clock.now += LONGEST_WITH_JITTER_MS;
    const again = await takeDue(database, "c", 10);
    for (const message of again) await markSent(database, message);
    expect(await states(database)).toEqual(["sent", "sent"]);
  });

  test("what was sent keeps nothing it does not need", async () => {
    const { database } = await outbox(engine);
    await database.queries.updateTable("outbox").set({ details: '{"link":"secret"}' }).execute();
    await markSent(database, await takeOne(database));
    expect(await database.queries.selectFrom("outbox").select("details").execute()).toEqual([
      { details: "{}" },
    ]);
  });

  test("a clock that jumps ahead gives nothing up before it was tried often enough", async () => {
    const { database, clock } = await outbox(engine);
    for (let attempts = 1; attempts <= FEWEST_ATTEMPTS; attempts++) {
      clock.now += 365 * DAY_MS;
      const state = await markFailed(database, await takeOne(database), {
        reason: "no connection",
      });
      expect(state).toBe(attempts < FEWEST_ATTEMPTS ? "waiting" : "dead");
    }
  });
});

test("no two messages have the same name, though an engine may give a number again", () => {
  const name = (created_at: string) => deliveryId({ id: 7, created_at } as Message);
  expect(name("2026-11-21T12:00:00.000Z")).toBe(name("2026-11-21T12:00:00.000Z"));
  expect(name("2026-11-21T12:00:00.000Z")).not.toBe(name("2026-11-21T12:00:00.001Z"));
});
