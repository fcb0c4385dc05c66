/** Without a network the device shows the storm pages, as copies of a certain time; with one, never. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { kept, keptPages, mark, saidOn } from "./kept.ts";
import { PHONE } from "./screens.ts";
import { siteInBetween } from "./site-in-between.ts";
import { expect, test } from "./site.ts";

/** A link of the mark stands before that to the content, which is only advised against. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test.use({ serviceWorkers: "allow", ...PHONE });

test("after one visit a phone without a network has the storm pages; others say that they are not kept", async ({
  page,
  context,
}) => {
  await page.goto("/roofing");
  await kept(page);
  await context.setOffline(true);
  for (const address of ["/storm", "/es/storm/now"]) {
    const answered = await page.goto(address);
    expect(answered?.fromServiceWorker(), address).toBe(true);
    await expect(mark(page)).toContainText(saidOn(address).heading);
    await expect(mark(page)).toContainText(/ \d{4}, \d+:\d\d/);
    await expect(mark(page)).toBeInViewport();
    await expect(page.locator('a[href="tel:911"]').last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(page, RULES), address).toEqual([]);
  }
  await page.goto("/solar");
  await expect(page.getByRole("heading", { level: 1, name: keptPages.heading })).toBeVisible();
  await expect(page.getByText(keptPages.notKept)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('a[href="/storm"]').click();
  await context.setOffline(false);
  await mark(page).getByRole("link", { name: keptPages.tryAgain }).click();
  await expect(mark(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("with a network every page is the newest; and devices forget when we want them to", async ({
  page,
  baseURL,
}) => {
  const line = await siteInBetween(baseURL ?? "");
  await page.goto(`${line.origin}/storm`);
  await kept(page);
  line.change("/storm/now", { text: (html) => html.replace("</h1>", ": News</h1>") });
  await page.goto(`${line.origin}/storm/now`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/: News$/);
  await expect(mark(page)).toHaveCount(0);

  const forgetting = readFileSync(path.join(projectFolder, "build/client/no-worker.js"), "utf8");
  line.change("/worker.js", { text: () => forgetting });
  await page.goto(`${line.origin}/storm`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await line.cut();
  await expect(page.goto(`${line.origin}/storm`)).rejects.toThrow("ERR_CONNECTION_REFUSED");
});
