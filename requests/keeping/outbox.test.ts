import { expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import {
  deliveryId,
  FEWEST_ATTEMPTS,
  FIRST_PAUSE_MS,
  FREE,
  GIVE_UP_AFTER_MS,
  JITTER,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  markEnded,
  markFailed,
  type Message,
  pauseAfter,
  takeDue,
} from "#requests/keeping/outbox.server.ts";
import { opened } from "#requests/testing/fresh-database.ts";
import { DAY_MS, sampleOffice } from "#requests/testing/sample-office.ts";
import { samplePricing } from "#requests/testing/sample-request.ts";

const LONGEST_WITH_JITTER_MS = LONGEST_PAUSE_MS * (1 + JITTER);
const NO_CONNECTION = { reason: "no connection" };
const toStaffOnly = samplePricing({ email: "" });

/** An office with requests of one message each. */
async function outbox(requests = 1) {
  const office = await sampleOffice();
  for (let index = 0; index < requests; index++) await office.save(toStaffOnly);
  const states = async () => (await office.rows("outbox")).map(({ state }) => state);
  return { ...office, states };
}

/** Takes the one message that is due. */
async function takeOne(database: Database, sender = "a") {
  const [message] = await takeDue(database, sender, 10);
  if (!message) throw new Error("Nothing is due");
  return message;
}

const idsOf = (messages: Message[]) => messages.map(({ id }) => id).toSorted((a, b) => a - b);

test("pauses double from the first to the longest, each a little different", () => {
  const middle = 0.5;
  expect([1, 2, 3].map((attempts) => pauseAfter(attempts, middle))).toEqual(
    [1, 2, 4].map((times) => times * FIRST_PAUSE_MS),
  );
  expect(pauseAfter(50, middle)).toBe(LONGEST_PAUSE_MS);
  expect(pauseAfter(5000, 1)).toBe(LONGEST_WITH_JITTER_MS);
  expect(pauseAfter(1, 0)).toBe(FIRST_PAUSE_MS * (1 - JITTER));
});

test("a message that is taken is nobody else's until the lease ends", async () => {
  const { database, clock } = await outbox();
  const message = await takeOne(database);
  clock.now += LEASE_MS - 1;
  expect(await takeDue(database, "b", 10)).toEqual([]);
  clock.now += 1;
  expect(await takeOne(database, "b")).toMatchObject({ id: message.id, leased_by: "b" });
});

test("a slow process does not disturb the one that took over its message", async () => {
  const { database, queries, states } = await outbox();
  const slow = await takeOne(database, "gone");
  await queries.updateTable("outbox").set(FREE).execute();
  const taken = await takeOne(database, "b");
  await markFailed(database, slow, { reason: "too late" });
  await markEnded(database, slow, "sent");
  expect(await states()).toEqual(["waiting"]);
  await markEnded(database, taken, "sent");
  expect(await states()).toEqual(["sent"]);
});

test("the oldest are taken first, and no more than wanted", async () => {
  const { database, clock, save } = await outbox(3);
  clock.now += 1000;
  await save(toStaffOnly);
  expect((await takeDue(database, "a", 3)).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect((await takeDue(database, "a", 3)).map(({ id }) => id)).toEqual([4]);
});

test("processes that take at the same time never get the same", async () => {
  const { place, tell } = await outbox(60);
  const databases = await Promise.all([1, 2, 3, 4].map(() => opened(place, tell)));
  const taken = await Promise.all(
    databases.flatMap((database, index) =>
      Array.from({ length: 5 }, () => takeDue(database, `sender ${index}`, 3)),
    ),
  );
  expect(idsOf(taken.flat())).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test("what fails is tried again after growing pauses, and is a dead letter after three days", async () => {
  const { database, clock, states, rows } = await outbox();
  const start = clock.now;
  let attempts = 0;
  while ((await states())[0] === "waiting") {
    const message = await takeOne(database);
    await markFailed(database, message, { reason: `no connection ${++attempts}` });
    expect(await takeDue(database, "a", 10)).toEqual([]);
    clock.now += pauseAfter(attempts, 1);
  }
  expect(clock.now - start).toBeGreaterThan(GIVE_UP_AFTER_MS - LONGEST_WITH_JITTER_MS);
  expect(clock.now - start).toBeLessThan(GIVE_UP_AFTER_MS + 2 * LONGEST_WITH_JITTER_MS);
  const last_error = `no connection ${attempts}`;
  expect(await rows("outbox")).toMatchObject([{ state: "dead", last_error, leased_by: null }]);
});

test.each([-DAY_MS, DAY_MS])("a clock that jumps by %i ms stops nothing", async (jump) => {
  const { database, queries, clock, states } = await outbox(2);
  const [failed, untried] = (await takeDue(database, "a", 10)) as [Message, Message];
  await markFailed(database, failed, NO_CONNECTION);
  await queries.updateTable("outbox").set(FREE).execute();
  clock.now += jump;
  const due = await takeDue(database, "b", 10);
  expect(idsOf(due)).toEqual([failed.id, untried.id]);
  for (const message of due) await markFailed(database, message, NO_CONNECTION);
  clock.now += LONGEST_WITH_JITTER_MS - jump;
  for (const message of await takeDue(database, "c", 10))
    await markEnded(database, message, "sent");
  expect(await states()).toEqual(["sent", "sent"]);
});

test("a clock that jumps ahead gives nothing up before it was tried often enough", async () => {
  const { database, clock } = await outbox();
  for (let attempts = 1; attempts <= FEWEST_ATTEMPTS; attempts++) {
    clock.now += 365 * DAY_MS;
    const state = await markFailed(database, await takeOne(database), NO_CONNECTION);
    expect(state).toBe(attempts < FEWEST_ATTEMPTS ? "waiting" : "dead");
  }
});

test("a message that was sent keeps nothing it does not need", async () => {
  const { database, queries, rows } = await outbox();
  await queries.updateTable("outbox").set({ details: '{"link":"secret"}' }).execute();
  await markEnded(database, await takeOne(database), "sent");
  expect((await rows("outbox")).map(({ details }) => details)).toEqual(["{}"]);
});

test("no two messages have the same name, though an engine may give a number again", () => {
  const name = (created_at: string) => deliveryId({ id: 7, created_at } as Message);
  expect(name("2026-11-21T12:00:00.000Z")).toBe(name("2026-11-21T12:00:00.000Z"));
  expect(name("2026-11-21T12:00:00.000Z")).not.toBe(name("2026-11-21T12:00:00.001Z"));
});
