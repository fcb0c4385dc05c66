/** The cards of contests as they are now: samples. Real ones and the clock: real-things.nightly.spec.ts. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { contests, expect, site, test as testInNewTab, words } from "./site.ts";

const { states, samples, sampleMark, rules, rulesOfAll } = words.contest;
/** Any day will do: by its dates, each of the samples is to come, open or over. */
const DAYS = ["2026-04-01", "2026-12-01", "2027-03-10", "2030-01-01"];
const ofSamples = Object.keys(site.contests).filter((slug) => site.contests[slug]?.sample);
const slugs = Object.keys(site.contests);
const card = (page: Page, slug: string) =>
  page.getByRole("article", { name: contests[slug]?.title ?? `no contest ${slug}` });

test("every sample says so before anything else, and cannot be entered", async ({
  page,
  visit,
}) => {
  await visit("/contests");
  for (const slug of ofSamples) {
    await expect(card(page, slug).getByText(sampleMark)).toBeVisible();
    expect(await card(page, slug).innerText()).toMatch(new RegExp(`^${sampleMark}`));
    await expect(card(page, slug).getByRole("link", { name: /enter/i })).toHaveCount(0);
    await expect(card(page, slug).getByRole("button")).toHaveCount(0);
    await expect(card(page, slug).getByText(samples.entry)).toBeVisible();
    await expect(card(page, slug)).not.toContainText("$");
  }
});

testInNewTab(
  "a sample is neither to come, nor open, nor over, on any day",
  async ({ page, visit }) => {
    await page.clock.install();
    for (const day of DAYS) {
      await page.clock.setSystemTime(new Date(`${day}T15:00:00Z`));
      await visit("/contests");
      expect(await page.evaluate(() => new Date().toISOString())).toContain(day);
      for (const slug of ofSamples) {
        const stateOf = (state: string) => card(page, slug).getByText(state, { exact: true });
        await expect(stateOf(samples.state), `${slug} on ${day}`).toBeVisible();
        for (const state of Object.values(states)) {
          await expect(stateOf(state), `${slug} on ${day}`).toHaveCount(0);
        }
      }
    }
  },
);

test("every card says who runs it, and holds all the rules", async ({ page, visit }) => {
  await visit("/contests");
  for (const slug of slugs) {
    await expect(card(page, slug)).toContainText(site.company.address.street);
    await card(page, slug).getByText(rules, { exact: true }).click();
    const listed = card(page, slug).getByRole("listitem");
    await expect(listed).toHaveCount((contests[slug]?.rules.length ?? 0) + rulesOfAll.length);
    await expect(listed.last()).toBeVisible();
  }
});
