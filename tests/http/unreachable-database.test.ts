/** While the database is away, nobody is told that something was kept, and nobody is left alone. */
import { expect, test } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { startSite } from "#server/testing/running-site.ts";
import { site, words } from "../content.ts";

const NOBODY = "0".repeat(32);
const RECEIPTS = [`/free-pricing/sent/${NOBODY}`, `/request-delete-account/status/${NOBODY}`];

test("a form says that it was not kept, and keeps what was typed; no receipt is said to be unknown", async () => {
  const DATABASE_URL = `postgres://localhost:${await freePort()}/requests`;
  const { origin } = await startSite({ DATABASE_URL });
  const body = new URLSearchParams({ contact: "rosa@example.com" });
  const form = fetch(`${origin}/stop`, { method: "POST", body, headers: { origin } });
  const byScripts = fetch(`${origin}/stop.data`, { method: "POST", body, headers: { origin } });
  const receipts = RECEIPTS.map((address) => fetch(origin + address));
  const [answer, ...others] = await Promise.all([form, ...receipts]);
  for (const { status } of [answer, ...others]) expect(status).toBe(503);

  const html = await answer.text();
  expect(html).toMatch(/<title>Error: /);
  expect(html).toContain(words.form.troubles.notKept.heading);
  expect(html).toMatch(/<input[^>]*name="contact"[^>]*value="rosa@example.com"/);
  const data = await byScripts;
  expect(data.status).toBe(503);
  expect(await data.text()).toContain("notKept");
  for (const receipt of others) {
    expect(receipt.headers.get("retry-after")).toBe("60");
    const main = (await receipt.text()).split("<main")[1];
    expect(main).toContain(`tel:${site.company.phone.dialled}`);
    expect(main).not.toContain(words.notFound.heading);
  }
});
