import { expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { addToOutbox, messagesOf } from "#requests/keeping/outbox.server.ts";
import { type Deliver, MOST_AT_ONCE, startSender } from "#requests/sending/sender.server.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { sampleOffice } from "#requests/testing/sample-office.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

/** An office with messages to staff that wait in the outbox. */
async function outboxOf(count: number) {
  const { database, queries, rows } = await sampleOffice();
  const request = samplePricing({ email: "" });
  const messages = Array.from({ length: count }, (_, index) =>
    messagesOf(request, `request ${index}`, undefined, NOBODY_ELSE),
  );
  await addToOutbox(queries, messages.flat(), (await database.now()).toISOString());
  const { log, lines, heard } = heardLog();
  const start = (deliver: Deliver, options = {}) =>
    startSender({ database: async () => database, deliver, log, ...options });
  return { database, rows: () => rows("outbox"), lines, heard, start };
}

/** Delivers nothing until it is opened, and remembers what it was given. */
function gate() {
  const entered: string[] = [];
  let arrival = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<void>();
  const deliver: Deliver = async ({ about }) => {
    entered.push(about);
    arrival.resolve();
    arrival = Promise.withResolvers();
    await opening.promise;
    return "sent";
  };
  const has = async (count: number) => {
    while (entered.length < count) await arrival.promise;
  };
  return { deliver, entered, open: opening.resolve, has };
}

test("only a few are on their way at once; stopping finishes them, and takes nothing more", async () => {
  const { rows, start } = await outboxOf(MOST_AT_ONCE + 1);
  const { deliver, entered, has, open } = gate();
  const sender = start(deliver);
  await has(MOST_AT_ONCE);
  expect((await rows()).filter((row) => row.leased_by)).toHaveLength(MOST_AT_ONCE);
  const stopped = sender.stop();
  open();
  await stopped;
  const states = (await rows()).map(({ state }) => state);
  expect(states.toSorted()).toEqual([...Array(MOST_AT_ONCE).fill("sent"), "waiting"]);
  expect(entered).toHaveLength(MOST_AT_ONCE);
});

test("an attempt that does not end is given up, and made again later", async () => {
  const { rows, heard, start } = await outboxOf(1);
  let left: AbortSignal | undefined;
  const deliver: Deliver = (_message, _database, signal) => {
    left = signal;
    return new Promise(() => undefined);
  };
  const sender = start(deliver, { attemptMs: 10 });
  await heard("not sent, will be tried again");
  await sender.stop();
  expect(left?.aborted).toBe(true);
  expect(await rows()).toMatchObject([
    { state: "waiting", leased_by: null, attempts: 1, last_error: "TimeoutError" },
  ]);
});

test("stopping does not wait for what does not end, and gives it back", async () => {
  const { rows, start } = await outboxOf(1);
  const { deliver, has } = gate();
  const sender = start(deliver, { goodbyeMs: 10 });
  await has(1);
  await sender.stop();
  await expect.poll(rows).toMatchObject([{ state: "waiting", leased_by: null }]);
});

test("a database that is away is waited for, and logged only once", async () => {
  const { database, lines, heard, start } = await outboxOf(1);
  let isAway = true;
  const reach = async (): Promise<Database> => {
    if (isAway) throw Object.assign(new Error("ann@home.example"), { code: "ECONNREFUSED" });
    return database;
  };
  const sender = start(async () => "sent", { database: reach });
  await heard("the outbox cannot be read; trying on");
  sender.wake();
  isAway = false;
  sender.wake();
  await heard("sent");
  await sender.stop();
  expect(lines.filter(({ level }) => level === "error")).toHaveLength(1);
  expect(lines.map(({ msg }) => msg)).toContain("the outbox can be read again");
});

test("a message is not sent again because its outcome could not be kept at first", async () => {
  const { database, rows, heard, start } = await outboxOf(1);
  let attempts = 0;
  const sender = start(async () => {
    attempts += 1;
    // From now on the table has another name, as far as it can be seen.
    await database.queries.schema.alterTable("outbox").renameTo("hidden").execute();
    return "sent";
  });
  await heard("the database cannot be told; trying on");
  await database.queries.schema.alterTable("hidden").renameTo("outbox").execute();
  await heard("sent");
  await sender.stop();
  expect(attempts).toBe(1);
  expect(await rows()).toMatchObject([{ state: "sent" }]);
});
