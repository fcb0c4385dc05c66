/** Contests without JavaScript: dates and rules, and no guess at the state. */
import { test } from "./one-tab.ts";
import { contests, expect, words } from "./site.ts";

test("cards show their dates, and their rules open", async ({ page }) => {
  await page.goto("/contests");
  for (const { title, rules } of Object.values(contests)) {
    const card = page.getByRole("article", { name: title });
    await expect(card.getByRole("time")).toHaveCount(2);
    for (const state of Object.values(words.contest.states)) {
      await expect(card.getByText(state, { exact: true })).toHaveCount(0);
    }
    await card.getByText(words.contest.rules, { exact: true }).click();
    await expect(card.getByRole("listitem").first()).toHaveText(rules[0] ?? "");
  }
});
