/** What a tool is asked by its address. Runs against the build. */
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { startSite } from "#server/testing/running-site.ts";

const SECRET = "footprint=31337";
const ASKED = `/tools/price?job=roof&${SECRET}`;

test("what was asked is in no log, whatever goes wrong", async () => {
  const { origin, log, stop } = await startSite({ DATA_DIR: freshFolder() });
  const referer = { referer: origin + ASKED };
  const page = await fetch(origin + ASKED);
  expect(await page.text()).toContain("31337");
  const answers = await Promise.all([
    fetch(`${origin}${ASKED}&footprint=%ff`),
    fetch(`${origin}${ASKED}`, { method: "POST", body: SECRET }),
    fetch(`${origin}/failed-starts`, { method: "POST", body: "a.js", headers: referer }),
    fetch(`${origin}/csp-reports`, {
      method: "POST",
      body: JSON.stringify({ "csp-report": { "document-uri": origin + ASKED } }),
      headers: { "content-type": "application/csp-report", ...referer },
    }),
    fetch(`${origin}/tools/nope?${SECRET}`, { headers: referer }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 405, 204, 204, 404]);
  await stop();
  expect(log()).toContain("a page goes without its scripts");
  expect(log()).not.toContain("31337");
});

test("a crowd of questions is limited for each household, and pages stay as they were", async () => {
  const { origin } = await startSite({ DATA_DIR: freshFolder(), RATE_LIMIT: "1" });
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, index) => fetch(`${origin}/tools/price?footprint=${index}`)),
  );
  const statuses = many.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await fetch(`${origin}/tools/price`)).status).toBe(200);
});
