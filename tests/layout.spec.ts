/** Where the header stays; what is in it and in the footer is asked without a browser (http/layout.test.ts). */
import { test } from "./one-tab.ts";
import { expect, words } from "./site.ts";

test("at a desk the header stays at the top, with the top menu and no bottom bar", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  const header = page.getByRole("banner");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(header).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
  await expect(header.getByRole("navigation", { name: words.mainMenu })).toBeVisible();
  await expect(page.getByRole("navigation", { name: words.contactBar })).toBeHidden();
});
