/** What visitors get while another process keeps the database to itself. Runs against the build. */
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { holdLock } from "#requests/testing/hold-lock.ts";
import { referenceAt, sendForm } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

/** Nobody waits longer for "try again". */
const LONGEST_ANSWER_MS = 9000;
/** Whoever only reads hardly notices. Machines that test are busy. */
const QUICK_MS = 4000;
const VISITORS = 30;
const PAGES = ["/", "/free-pricing?service=solar", "/healthz"];

test.each([
  ["a second costs nothing else", 1000, 303],
  ["ten seconds is told in time", 10_000, 503],
])("SQLite that is locked for %s", async (_, lockedMs, status) => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR });
  const { confirmation = "" } = await sendForm(site.origin);
  await holdLock(path.join(DATA_DIR, "requests.sqlite"), lockedMs);
  const visits = Promise.all(Array.from({ length: VISITORS }, () => sendForm(site.origin)));
  const slowestPageMs = await slowestDuring(visits, [...PAGES, confirmation], site.origin);
  const answers = await visits;
  const slowestMs = Math.max(...answers.map(({ ms }) => ms));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  expect(slowestMs).toBeLessThan(LONGEST_ANSWER_MS);
  expect(slowestPageMs).toBeLessThan(QUICK_MS);
  for (const answer of answers) {
    if (answer.confirmation) await referenceAt(site.origin, answer.confirmation);
  }
});

/** Reads pages until the work is done. Gives the time of the slowest, in milliseconds. */
async function slowestDuring(work: Promise<unknown>, addresses: string[], origin: string) {
  const done = new AbortController();
  void work.finally(() => done.abort());
  let slowest = 0;
  while (!done.signal.aborted) {
    for (const address of addresses) {
      const begun = performance.now();
      const answer = await fetch(origin + address);
      await answer.text();
      expect(answer.status).toBe(200);
      slowest = Math.max(slowest, performance.now() - begun);
      await pause(20);
    }
  }
  return slowest;
}
