/** A server in trouble is left in peace, and used again as soon as it is well. */
import { expect, test } from "vitest";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { LONGEST_REST_MS } from "#requests/sending/circuit-breaker.ts";
import { MOST_AT_ONCE, openLane } from "#requests/sending/lane.server.ts";
import { messagesOf } from "#requests/sending/outgoing.server.ts";
import { freshDatabase } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

const VERY_MANY = 2000;

/** A lane with very many messages that wait, and a server that fails with an error. */
async function lane(error: object) {
  const database = await freshDatabase("SQLite");
  const request = samplePricing({ email: "" });
  const messages = Array.from({ length: VERY_MANY }, (_, index) =>
    messagesOf(request, `request ${index}`, undefined, NOBODY_ELSE),
  );
  await addToOutbox(database.queries, messages.flat(), (await database.now()).toISOString());
  const state = { elapsed: 0, calls: 0, isWell: false };
  const { look, end } = openLane({
    channel: "mail",
    sender: "host/1/test",
    deliver: async () => {
      state.calls += 1;
      if (state.isWell) return "sent";
      throw Object.assign(new Error("No"), error);
    },
    log: heardLog().log,
    attemptMs: 60_000,
    hurry: new AbortController().signal,
    ring: () => undefined,
    elapsed: () => state.elapsed,
  });
  return {
    state,
    look: async () => {
      await look(database);
      await end();
    },
  };
}

test.each([
  ["cannot be reached", { code: "ESOCKET", command: "CONN" }],
  ["turns everybody away", { code: "EPROTOCOL", command: "CONN", responseCode: 554 }],
  ["does not know us", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }],
  ["is about to close", { code: "EENVELOPE", command: "RCPT TO", responseCode: 421 }],
  ["is a webhook that fails", { code: "EWEBHOOK", responseCode: 503 }],
])("a server that %s is asked by one at a time, ever more rarely", async (_, error) => {
  const { state, look } = await lane(error);
  const secondsOfCalls: number[] = [];
  for (; state.elapsed <= 20_000; state.elapsed += 500) {
    const before = state.calls;
    await look();
    secondsOfCalls.push(...Array(state.calls - before).fill(state.elapsed / 1000));
  }
  expect(secondsOfCalls).toEqual([...Array(MOST_AT_ONCE).fill(0), 1, 3, 7, 15]);

  state.isWell = true;
  state.elapsed += LONGEST_REST_MS;
  const before = state.calls;
  await look();
  expect(state.calls - before).toBe(1);
  await look();
  expect(state.calls - before).toBe(1 + MOST_AT_ONCE);
});

test("what is wrong with one message, or its recipient, keeps nothing else waiting", async () => {
  const { state, look } = await lane({ code: "EENVELOPE", command: "RCPT TO", responseCode: 450 });
  await look();
  await look();
  expect(state.calls).toBe(2 * MOST_AT_ONCE);
});
