import { describe, expect, test } from "vitest";
import type { Deliver } from "#requests/sending/sender.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { ENGINES, freshDatabase, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { messagesOf } from "#requests/keeping/outbox.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { MOST_AT_ONCE, startSender } from "#requests/sending/sender.server.ts";

const NOT_SENT = "not sent, will be tried again";

/** Messages to staff that wait in the outbox. */
async function fill(database: Database, count: number) {
  const request = samplePricing({ email: "" });
  const at = (await database.now()).toISOString();
  const messages = Array.from({ length: count }, (_, index) =>
    messagesOf(request, `request ${index}`, undefined, NOBODY_ELSE),
  );
  await addToOutbox(database.queries, messages.flat(), at);
}

const outboxOf = ({ queries }: Database) =>
  queries.selectFrom("outbox").selectAll().orderBy("id").execute();

/** Delivers nothing until it is told to, and remembers what it was given. */
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
  return {
    deliver,
    entered,
    open: opening.resolve,
    has: async (count: number) => {
      while (entered.length < count) await arrival.promise;
    },
  };
}

describe.each(ENGINES)("with %s", (engine) => {
  test("several senders send every message, and none of them twice", async () => {
    const place = await freshPlace(engine);
    const databases = [await opened(place), await opened(place), await opened(place)];
    const { log, heard } = heardLog();
    const sent: string[] = [];
    const deliver: Deliver = async ({ about }) => {
      sent.push(about);
      return "sent";
    };
    const senders = databases.map((database) =>
      startSender({ database: async () => database, deliver, log }),
    );
    await fill(databases[0] as Database, 200);
    for (const sender of senders) sender.wake();
    await heard("sent", 200);
    await Promise.all(senders.map((sender) => sender.stop()));
    expect(new Set(sent).size).toBe(200);
    expect(sent).toHaveLength(200);
  });
});

test("only a few messages are on their way at once", async () => {
  const database = await freshDatabase("SQLite");
  await fill(database, MOST_AT_ONCE + 1);
  const { log, heard } = heardLog();
  const { deliver, entered, has, open } = gate();
  const sender = startSender({ database: async () => database, deliver, log });
  await has(MOST_AT_ONCE);
  expect((await outboxOf(database)).filter((row) => row.leased_by)).toHaveLength(MOST_AT_ONCE);
  open();
  await heard("sent", MOST_AT_ONCE + 1);
  await sender.stop();
  expect(entered).toHaveLength(MOST_AT_ONCE + 1);
});

test("a webhook that stalls holds up no mail", async () => {
  const database = await freshDatabase("SQLite");
  const at = (await database.now()).toISOString();
  const request = samplePricing({ email: "" });
  const messages = Array.from({ length: 3 * MOST_AT_ONCE }, (_, index) =>
    messagesOf(request, `request ${index}`, undefined, { webhook: true }),
  );
  await addToOutbox(database.queries, messages.flat(), at);
  const { log, heard } = heardLog();
  let stalled = 0;
  const sender = startSender({
    database: async () => database,
    deliver: ({ channel }) => {
      if (channel === "mail") return Promise.resolve("sent");
      stalled += 1;
      return new Promise(() => undefined);
    },
    log,
    goodbyeMs: 10,
  });
  await heard("sent", 3 * MOST_AT_ONCE);
  expect(stalled).toBeLessThanOrEqual(MOST_AT_ONCE);
  await sender.stop();
});

test("an attempt that does not end is given up, and made again later", async () => {
  const database = await freshDatabase("SQLite");
  await fill(database, 1);
  const { log, heard } = heardLog();
  let left: AbortSignal | undefined;
  const deliver: Deliver = (_message, _database, signal) => {
    left = signal;
    return new Promise(() => undefined);
  };
  const sender = startSender({ database: async () => database, deliver, log, attemptMs: 10 });
  await heard(NOT_SENT);
  await sender.stop();
  expect(left?.aborted).toBe(true);
  expect(await outboxOf(database)).toMatchObject([
    { state: "waiting", leased_by: null, attempts: 1, last_error: "TimeoutError" },
  ]);
});

test("stopping finishes what is on its way, and takes nothing more", async () => {
  const database = await freshDatabase("SQLite");
  await fill(database, MOST_AT_ONCE + 1);
  const { log } = heardLog();
  const { deliver, entered, has, open } = gate();
  const sender = startSender({ database: async () => database, deliver, log });
  await has(MOST_AT_ONCE);
  const stopped = sender.stop();
  open();
  await stopped;
  const states = (await outboxOf(database)).map(({ state }) => state);
  expect(states.toSorted()).toEqual([...Array(MOST_AT_ONCE).fill("sent"), "waiting"]);
  expect(entered).toHaveLength(MOST_AT_ONCE);
});

test("stopping does not wait for what does not end, and gives it back", async () => {
  const database = await freshDatabase("SQLite");
  await fill(database, 1);
  const { deliver, has } = gate();
  const sender = startSender({
    database: async () => database,
    deliver,
    log: heardLog().log,
    goodbyeMs: 10,
  });
  await has(1);
  await sender.stop();
  await expect
    .poll(() => outboxOf(database))
    .toMatchObject([{ state: "waiting", leased_by: null }]);
});

test("a database that is away is waited for, and told of only once", async () => {
  const database = await freshDatabase("SQLite");
  await fill(database, 1);
  const { log, lines, heard } = heardLog();
  let isAway = true;
  const sender = startSender({
    database: async () => {
      if (isAway) throw Object.assign(new Error("ann@home.example"), { code: "ECONNREFUSED" });
      return database;
    },
    deliver: async () => "sent",
    log,
  });
  await heard("the outbox cannot be read; trying on");
  sender.wake();
  isAway = false;
  sender.wake();
  await heard("sent");
  await sender.stop();
  expect(lines.filter(({ level }) => level === "error")).toHaveLength(1);
  expect(lines.map(({ msg }) => msg)).toContain("the outbox can be read again");
});

test("what was sent is not sent again because the database could not be told at first", async () => {
  const place = await freshPlace("SQLite");
  const database = await opened(place);
  await fill(database, 1);
  const { log, heard } = heardLog();
  let attempts = 0;
  const deliver: Deliver = async () => {
    attempts += 1;
    // From now on the table has another name, as far as it can be seen.
    await database.queries.schema.alterTable("outbox").renameTo("hidden").execute();
    return "sent";
  };
  const sender = startSender({ database: async () => database, deliver, log });
  await heard("the database cannot be told; trying on");
  await database.queries.schema.alterTable("hidden").renameTo("outbox").execute();
  await heard("sent");
  await sender.stop();
  expect(attempts).toBe(1);
  expect(await outboxOf(database)).toMatchObject([{ state: "sent" }]);
});
