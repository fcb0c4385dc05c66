/** Reviews without JavaScript: all of them, and no filter that would not work. */
import { test } from "./one-tab.ts";
import { expect, site, words } from "./site.ts";

test("all reviews show, the filter does not", async ({ page }) => {
  await page.goto("/reviews");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(site.reviews.length);
  const { byJob, byRating, allShown } = words.review;
  for (const name of [byJob, byRating]) {
    await expect(page.getByRole("group", { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    allShown.replace("{total}", String(site.reviews.length)),
  );
});
