/** The same on a phone, where it is needed most. */
import { kept, keptPages, mark } from "./kept.ts";
import { HOME_FILE } from "./home-file.ts";
import { siteInBetween } from "./site-in-between.ts";
import { awake, expect, test } from "./site.ts";

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
