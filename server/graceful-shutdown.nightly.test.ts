/**
 * The process is told to stop while visitors are at it. Runs against the build. That forms in flight
 * are answered is in tests/http/kept-forms.test.ts.
 */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { referenceAt, sendForm } from "#server/testing/filled-form.ts";
import type { RunningSite } from "#scripts/start-site.ts";
import { startSite } from "#server/testing/running-site.ts";

/** Whoever runs the process kills it after some time; systemd and Docker can be told how much. */
const LONGEST_SHUTDOWN_MS = 30_000;
const VISITORS = 20;

async function expectShutdown(site: RunningSite) {
  const begun = performance.now();
  expect(await site.stop(), site.log().slice(-1000)).toBe(0);
  expect(performance.now() - begun).toBeLessThan(LONGEST_SHUTDOWN_MS);
}

test("proxies have time to hear that it leaves, and meanwhile everybody is served", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR, LEAVE_SECONDS: "5" });
  const shutdown = expectShutdown(site);
  await expect.poll(async () => (await fetch(`${site.origin}/healthz`)).status).toBe(503);
  const { status, confirmation = "" } = await sendForm(site.origin);
  expect(status).toBe(303);
  await shutdown;
  const next = await startSite({ DATA_DIR });
  await referenceAt(next.origin, confirmation);
});

test("neither busy connections nor those who never finish keep it alive, and nothing confirmed is lost", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR });
  const confirmed: string[] = [];
  const visits = Array.from({ length: VISITORS }, async () => {
    while (site.isRunning()) {
      const answer = await sendForm(site.origin).catch(() => undefined);
      if (answer) expect(answer.status).toBeOneOf([303, 503]);
      if (answer?.confirmation) confirmed.push(answer.confirmation);
    }
  });
  const socket = connect(Number(new URL(site.origin).port), "localhost");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(
    "POST /free-pricing HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9999\r\n\r\n",
  );
  // It wants to hear the rest, and gets it letter by letter.
  await once(socket, "data");
  const drip = setInterval(() => socket.write("a"), 100);
  onTestFinished(() => clearInterval(drip));

  await expect.poll(() => confirmed.length).toBeGreaterThan(VISITORS);
  await expectShutdown(site);
  await Promise.all(visits);
  const next = await startSite({ DATA_DIR });
  for (const confirmation of confirmed) await referenceAt(next.origin, confirmation);
});
