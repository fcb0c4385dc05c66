/** Reviews as they are now: samples, which say so and have no stars. Real ones: real-things.nightly.spec.ts. */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import type { Review } from "#app/content/reading/review.ts";
import { test } from "./one-tab.ts";
import { expect, site, words } from "./site.ts";

const { reviews } = site;
const [one] = reviews as [Review];
const text = words.review;

const status = (page: Page) => page.getByRole("main").getByRole("status");
const shown = (page: Page) => page.getByRole("main").getByRole("article");

test("all are shown, the latest first, each with its number; by keyboard those of one kind of work", async ({
  page,
  visit,
}) => {
  await visit("/reviews");
  const top = (id: string) => page.locator(id).evaluate((part) => part.getBoundingClientRect().top);
  expect(await top("#method")).toBeLessThan(await top("#all"));
  const latestFirst = reviews.toSorted((a, b) => b.date.localeCompare(a.date));
  await expect(shown(page)).toContainText(latestFirst.map(({ text: said }) => said));
  await expect(shown(page)).toContainText(
    latestFirst.map(({ number }) => fill(text.number, { number: String(number) })),
  );
  const tied = reviews.find(({ tie }) => tie);
  if (tied?.tie) {
    await expect(shown(page).filter({ hasText: tied.text })).toContainText(text.ties[tied.tie]);
  }

  const group = page.getByRole("group", { name: text.byJob, exact: true });
  const button = group.getByRole("button", { name: words.services[one.job], exact: true });
  await button.press("Enter");
  const alike = reviews.filter(({ job }) => job === one.job);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(shown(page)).toHaveCount(alike.length);
  await expect(status(page)).toHaveText(
    fill(text.someShown, { count: String(alike.length), total: String(reviews.length) }),
  );
  await group.getByRole("button", { name: text.all, exact: true }).click();
  await expect(shown(page)).toHaveCount(reviews.length);
});

test("every sample says so itself, and has no stars anywhere", async ({ page, visit }) => {
  test.skip(!reviews.some(({ sample }) => sample));
  await visit("/reviews");
  await expect(page.getByText(text.samplesNote)).toBeVisible();
  await expect(page.getByText(text.samplesWithoutStars)).toBeVisible();
  await expect(shown(page).getByText(text.sampleMark)).toHaveCount(reviews.length);
  const list = page.locator("#all");
  await expect(list.locator("svg")).toHaveCount(0);
  expect(await list.innerText()).not.toMatch(/\d(\.\d)? (of 5 )?stars?|\b[1-5]\.\d\b/i);
  await expect(page.getByRole("group", { name: text.byRating, exact: true })).toHaveCount(0);
  const data = await (await page.request.get("/reviews.data")).text();
  expect(data).not.toContain('"rating",5');
});
