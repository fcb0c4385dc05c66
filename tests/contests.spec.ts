/** The cards of contests as they are now: samples. Real ones and the clock: real-things.nightly.spec.ts. */
import type { Page } from "@playwright/test";
import { contests, expect, site, test, words } from "./site.ts";

const { states, samples, sampleMark, rules, rulesOfAll } = words.contest;
const card = (page: Page, slug: string) =>
  page.getByRole("article", { name: contests[slug]?.title ?? `no contest ${slug}` });

test("every card holds all the rules; a sample says so before all else, has no state and cannot be entered", async ({
  page,
  visit,
}) => {
  // On this day, by its dates, one of the samples is open.
  await page.clock.setFixedTime(new Date("2026-12-01T15:00:00Z"));
  await visit("/contests");
  for (const [slug, { sample }] of Object.entries(site.contests)) {
    const own = card(page, slug);
    await expect(own).toContainText(site.company.address.street);
    await own.getByText(rules, { exact: true }).click();
    const listed = own.getByRole("listitem");
    await expect(listed).toHaveCount((contests[slug]?.rules.length ?? 0) + rulesOfAll.length);
    await expect(listed.last()).toBeVisible();
    if (!sample) continue;
    expect(await own.innerText()).toMatch(new RegExp(`^${sampleMark}`));
    await expect(own.getByText(samples.state, { exact: true })).toBeVisible();
    for (const state of Object.values(states)) {
      await expect(own.getByText(state, { exact: true })).toHaveCount(0);
    }
    await expect(own.getByText(samples.entry)).toBeVisible();
    await expect(own.getByRole("link", { name: /enter/i })).toHaveCount(0);
    await expect(own.getByRole("button")).toHaveCount(0);
    await expect(own).not.toContainText("$");
  }
});
