import { hostname } from "node:os";
import { expect, test } from "vitest";
import { freshDatabase } from "#requests/testing/fresh-database.ts";
import { watchLeases } from "#requests/keeping/leases.server.ts";
import { addToOutbox, LEASE_MS, takeDue } from "#requests/keeping/outbox.server.ts";
import { forStaff } from "#requests/sending/outgoing.server.ts";
import { NOBODY_ELSE } from "#requests/testing/sample-request.ts";
import { HOST, isGone, newSenderName } from "#requests/sending/sender-name.server.ts";

const ELSEWHERE = "another-machine/1/random";

/** A message that is taken; what is taken later has another time on it. */
async function oneTaken() {
  let now = Date.now();
  const database = await freshDatabase("SQLite", () => new Date(now++));
  const messages = forStaff("7HQ-4XW-9CM", "staff-request", NOBODY_ELSE);
  await addToOutbox(database.queries, messages, new Date().toISOString());
  await takeDue(database, ELSEWHERE, 1);
  const isFree = async () => (await takeDue(database, ELSEWHERE, 1)).length === 1;
  return { database, isFree };
}

test("who takes a message again has it anew", async () => {
  const { database, isFree } = await oneTaken();
  let elapsed = 1000;
  const releaseAbandoned = watchLeases(() => elapsed);
  await releaseAbandoned(database);
  elapsed += LEASE_MS;
  await releaseAbandoned(database);
  expect(await isFree()).toBe(true);
  await releaseAbandoned(database);
  elapsed += LEASE_MS - 1;
  await releaseAbandoned(database);
  expect(await isFree()).toBe(false);
});

test("while the database is away, nobody is judged", async () => {
  const { database, isFree } = await oneTaken();
  let elapsed = 0;
  const releaseAbandoned = watchLeases(() => elapsed);
  await releaseAbandoned(database);
  const away = { ...database, queries: undefined as never };
  await expect(releaseAbandoned(away)).rejects.toThrow();
  elapsed += LEASE_MS;
  await releaseAbandoned(database);
  expect(await isFree()).toBe(false);
});

test("a sender is gone when its process is, or was another with the same number", () => {
  expect(isGone(newSenderName())).toBe(false);
  expect(isGone(`${HOST}/${process.ppid}/parent`)).toBe(false);
  expect(isGone(`${HOST}/${process.pid}/earlier-life`)).toBe(true);
  expect(isGone(`${HOST}/999999999/gone`)).toBe(true);
  expect(isGone(ELSEWHERE)).toBe(false);
  // Another machine may have the same name.
  expect(isGone(`${hostname()}/999999999/elsewhere`)).toBe(false);
});
