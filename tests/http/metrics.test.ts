import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { sendForm } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

test("metrics are told on a port of their own, and nowhere else", async () => {
  const METRICS_PORT = String(await freePort());
  const site = await startSite({ DATA_DIR: freshFolder(), METRICS_PORT });
  expect((await sendForm(site.origin)).status).toBe(303);
  const told = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(told).toContain('site_answers_total{class="3xx"} 1\n');
  expect(told).toMatch(/^site_next_claim_ends_days \d+$/m);
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404);

  // A port that another has costs the metrics, and not the site.
  const other = await startSite({ DATA_DIR: freshFolder(), METRICS_PORT });
  expect((await fetch(other.origin)).status).toBe(200);
  await expect.poll(() => other.log()).toContain("EADDRINUSE");
});
