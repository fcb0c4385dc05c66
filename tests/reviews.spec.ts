/** Reviews: all are there, low ones too; the numbers are those of what is shown; samples say so. */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import type { Review } from "#app/content/reading/review.ts";
import { RATINGS } from "#app/content/review-summary.ts";
import { test } from "./one-tab.ts";
import { expect, site, words } from "./site.ts";

const { reviews } = site;
const [one] = reviews as [Review];
const text = words.review;

const status = (page: Page) => page.getByRole("main").getByRole("status");
const shown = (page: Page) => page.getByRole("main").getByRole("article");
const averageOf = (ratings: number[]) =>
  (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);
const stars = (rating: number) =>
  rating === 1 ? text.oneStar : fill(text.stars, { stars: String(rating) });
const choose = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true });

/** The numbers beside the reviews are those of these ratings. */
async function expectTotals(page: Page, ratings: number[]) {
  const totals = status(page).locator("..");
  await expect(totals.getByText(averageOf(ratings), { exact: true })).toBeVisible();
  const counts = RATINGS.map((rating) =>
    String(ratings.filter((given) => given === rating).length),
  );
  await expect(totals.getByRole("definition")).toHaveText(counts);
}

test("samples have every rating, so that low ones can be seen", () => {
  test.skip(!reviews.some(({ sample }) => sample));
  for (const rating of RATINGS) {
    expect(reviews.some((review) => review.rating === rating)).toBe(true);
  }
});

test("all are shown, the latest first, with the average and the counts of all", async ({
  page,
  visit,
}) => {
  await visit("/reviews");
  const latestFirst = reviews.toSorted((a, b) => b.date.localeCompare(a.date));
  await expect(shown(page)).toHaveCount(reviews.length);
  for (const [index, review] of latestFirst.entries()) {
    const card = shown(page).nth(index);
    await expect(card).toContainText(review.text);
    await expect(card).toContainText(fill(text.ofFive, { rating: String(review.rating) }));
  }
  const tied = reviews.find(({ tie }) => tie);
  if (tied?.tie) {
    const card = shown(page).filter({ hasText: tied.text });
    await expect(card).toContainText(text.ties[tied.tie]);
  }
  await expectTotals(
    page,
    reviews.map(({ rating }) => rating),
  );
});

test("the method stands before the reviews", async ({ page, visit }) => {
  await visit("/reviews");
  const top = (id: string) => page.locator(id).evaluate((part) => part.getBoundingClientRect().top);
  expect(await top("#method")).toBeLessThan(await top("#all"));
});

test("a filter by work shows its reviews, and counts them alone", async ({ page, visit }) => {
  await visit("/reviews");
  const { job } = one;
  const ratings = reviews.filter((review) => review.job === job).map(({ rating }) => rating);
  const button = choose(page, text.byJob, words.services[job]);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(shown(page)).toHaveCount(ratings.length);
  await expectTotals(page, ratings);
  await expect(status(page)).toHaveText(
    fill(text.someShown, { count: String(ratings.length), total: String(reviews.length) }),
  );
});

test("a filter by rating works with the keyboard, and can be taken back", async ({
  page,
  visit,
}) => {
  await visit("/reviews");
  await choose(page, text.byRating, stars(one.rating)).focus();
  await page.keyboard.press("Enter");
  const alike = reviews.filter(({ rating }) => rating === one.rating);
  await expect(shown(page)).toHaveCount(alike.length);
  await expect(shown(page).filter({ hasText: one.text })).toHaveCount(1);
  await expectTotals(
    page,
    alike.map(({ rating }) => rating),
  );
  await choose(page, text.byRating, text.all).click();
  await expect(shown(page)).toHaveCount(reviews.length);
});

test("where nothing fits, the page says so and offers a way back", async ({ page, visit }) => {
  const other = reviews.find(
    ({ rating }) => !reviews.some((review) => review.job === one.job && review.rating === rating),
  );
  test.skip(!other, "every kind of work has every rating");
  await visit("/reviews");
  await choose(page, text.byJob, words.services[one.job]).click();
  await choose(page, text.byRating, stars(other?.rating ?? 0)).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByText(text.noneFits)).toBeVisible();
  await page.getByRole("button", { name: text.showAll }).click();
  await expect(shown(page)).toHaveCount(reviews.length);
  await expect(status(page)).toBeFocused();
});

test("every sample says so itself, and search engines get no stars", async ({ page, visit }) => {
  test.skip(!reviews.some(({ sample }) => sample));
  await visit("/reviews");
  await expect(page.getByText(text.samplesNote)).toBeVisible();
  for (const card of await shown(page).all()) {
    await expect(card.getByText(text.sampleMark)).toBeVisible();
  }
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(data).not.toMatch(/rating|"Review"/i);
  }
});
