/** What the running site counts is in the database when it has ended. Runs against the build. */
import { expect, test } from "vitest";
import { freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { sendTo, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

const BROWSER = {
  accept: "text/html,*/*",
  "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

test("pages, forms and what browsers tell are counted, of those who allow it", async () => {
  const place = await freshPlace("SQLite");
  const { origin, stop } = await startSite({ ...place });
  for (const more of [{}, { referer: "https://search.example/" }, { "sec-gpc": "1" }]) {
    const headers = { ...BROWSER, ...more };
    await fetch(`${origin}/solar?utm_source=mail`, { headers });
    await fetch(`${origin}/free-pricing?service=solar`, { headers });
    await fetch(`${origin}/boynton-beach`, { headers });
    await fetch(`${origin}/no-such-page`, { headers });
    await fetch(`${origin}/counts`, { method: "POST", headers, body: "page /roofing" });
    await sendTo(`${origin}/free-pricing`, VISITOR, headers);
  }
  expect(await stop()).toBe(0);
  const { queries } = await opened(place);
  const counts = await queries.selectFrom("counters").selectAll().orderBy("name").execute();
  expect(counts.map(({ kind, name, times }) => `${kind} ${name} ${times}`)).toEqual([
    "page /boynton-beach 2",
    "page /free-pricing 2",
    "page /roofing 2",
    "page /solar 2",
    "from direct 4",
    "campaign mail / - / - 2",
    "missing not found 2",
    "sent pricing solar en 2",
    "from search.example 4",
  ]);
});
