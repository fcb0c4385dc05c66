/** The same on a phone, where it is needed most. */
import { always, kept, keptPages, mark, saidOn } from "./kept.ts";
import { HOME_FILE } from "./home-file.ts";
import { siteInBetween } from "./site-in-between.ts";
import { awake, expect, test } from "./site.ts";

test.use({ serviceWorkers: "allow" });

test("one visit is enough for a phone without a network", async ({ page, baseURL }) => {
  const line = await siteInBetween(baseURL ?? "");
  await page.goto(line.origin);
  await kept(page);
  await line.cut();
  await page.goto(line.origin + HOME_FILE);
  await expect(mark(page)).toContainText(keptPages.heading);
  await awake(page);
  await expect(mark(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a phone that saw one Spanish page has the Spanish storm pages and their numbers, and no network", async ({
  page,
  context,
}) => {
  await page.goto("/es/roofing");
  await kept(page);
  await context.setOffline(true);
  for (const address of always.filter((one) => one.startsWith("/es/storm"))) {
    const answered = await page.goto(address);
    expect(answered?.fromServiceWorker(), address).toBe(true);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(mark(page)).toContainText(saidOn(address).heading);
    await expect(page.locator('a[href="tel:911"]').last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
