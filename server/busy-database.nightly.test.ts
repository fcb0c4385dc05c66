/** What visitors get while another process keeps the database to itself. Runs against the build. */
import path from "node:path";
import { expect, test } from "vitest";
import { LONGEST_PATIENCE_MS } from "#requests/keeping/retry.server.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { holdLock } from "#requests/testing/hold-lock.ts";
import { sendForm } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

const VISITORS = 30;
/** What it would take if each had to wait until the one before has given up. */
const ONE_BY_ONE_MS = VISITORS * LONGEST_PATIENCE_MS;
const PAGES = ["/", "/free-pricing?service=solar", "/healthz"];

/** A site with one request; nobody can write to its database until it is released. */
async function lockedSite() {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR });
  const { confirmation = "" } = await sendForm(site.origin);
  const release = await holdLock(path.join(DATA_DIR, "requests.sqlite"));
  const visit = () => Array.from({ length: VISITORS }, () => sendForm(site.origin));
  const readPages = async () => {
    for (const address of [...PAGES, confirmation]) {
      const answer = await fetch(site.origin + address);
      expect(answer.status).toBe(200);
      await answer.text();
    }
  };
  return { site, release, visit, readPages };
}

test("SQLite that stays locked is told to all, and keeps nobody from reading", async () => {
  const { release, visit, readPages } = await lockedSite();
  const visits = visit();
  await readPages();
  const answers = await Promise.all(visits);
  await readPages();
  await release();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  const slowestMs = Math.max(...answers.map(({ ms }) => ms));
  expect(slowestMs).toBeLessThan(ONE_BY_ONE_MS / 2);
});
