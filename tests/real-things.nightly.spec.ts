/**
 * The site once the samples are gone, built with real contests and real reviews: contests follow the
 * clock, and filters count. What its pages say: tests/http/real-things.nightly.test.ts.
 */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { RATINGS } from "#app/content/review-summary.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { REMOVED } from "#scripts/next/real-things.ts";
import { startSite } from "#scripts/start-site.ts";
import { awake, contests, expect, site, test, words } from "./site.ts";

const MINUTE_MS = 60_000;
/** Long enough to open a page on any machine. */
const OPENING_MINUTES = 10;

const { states } = words.contest;
const text = words.review;
const slugs = Object.keys(site.contests);
/** The first that the summer begins in, else the first. */
const drawing = slugs.find((slug) => changesClocks(slug)) ?? slugs[0] ?? "";
const { opens = "", closes = "" } = site.contests[drawing] ?? {};

function changesClocks(slug: string): boolean {
  const contest = site.contests[slug];
  return contest?.opens.slice(-6) !== contest?.closes.slice(-6);
}

let server: Awaited<ReturnType<typeof startSite>>;

// One server for all, so one worker for all.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  server = await startSite(builtNext());
});
test.afterAll(() => server.stop());

async function visit(page: Page, address: string) {
  await page.goto(server.origin + address);
  await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
  await awake(page);
}

const card = (page: Page, slug: string) =>
  page.getByRole("article", { name: contests[slug]?.title ?? `no contest ${slug}` });
const state = (page: Page, slug: string, name: keyof typeof states) =>
  card(page, slug).getByText(states[name], { exact: true });

const after = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString();

/** Opens the page at a moment, and stops its clock some minutes later; then only the test moves it. */
async function visitAt(page: Page, moment: string) {
  await page.clock.install({ time: new Date(moment) });
  await visit(page, "/contests");
  await page.clock.pauseAt(after(moment, OPENING_MINUTES));
}

for (const [minutes, event, moment, name] of [
  [-20, "before it opens", opens, "upcoming"],
  [0, "after it opens", opens, "open"],
  [-20, "before it closes", closes, "open"],
  [0, "after it closes", closes, "ended"],
  [2_000_000, "after it closes", closes, "ended"],
] as const) {
  test(`${Math.abs(minutes)} minutes ${event} the contest is ${name}`, async ({ page }) => {
    await visitAt(page, after(moment, minutes));
    await expect(state(page, drawing, name)).toBeVisible();
    for (const other of Object.values(states).filter((word) => word !== states[name])) {
      await expect(card(page, drawing).getByText(other, { exact: true })).toHaveCount(0);
    }
  });
}

test.describe("far from Florida", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a page that stays open changes at the very moment", async ({ page }) => {
    await visitAt(page, after(opens, -1 - OPENING_MINUTES));
    await expect(state(page, drawing, "upcoming")).toBeVisible();
    await page.clock.runFor(59_000);
    await expect(state(page, drawing, "upcoming")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(state(page, drawing, "open")).toBeVisible();
  });

  test("and counts the hour that spring skips", async ({ page }) => {
    test.skip(!changesClocks(drawing), "no contest runs while the clocks change");
    await visitAt(page, after(opens, 60));
    const toClosing = Date.parse(closes) - Date.parse(after(opens, 60 + OPENING_MINUTES));
    await page.clock.fastForward(toClosing - 1000);
    await expect(state(page, drawing, "open")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(state(page, drawing, "ended")).toBeVisible();
  });
});

test("the state comes without a shift", async ({ page, request }) => {
  const address = `${server.origin}/contests`;
  const height = () => card(page, drawing).evaluate((element) => element.scrollHeight);
  const html = await (await request.get(address)).text();
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: html.replace(/<script[\s\S]*?<\/script>/g, ""),
    }),
  );
  await page.goto(address);
  const before = await height();
  await page.unroute(address);
  await page.goto(address);
  await expect(card(page, drawing).locator("[data-state]")).toBeVisible();
  expect(await height()).toBe(before);
});

const shown = (page: Page) => page.getByRole("main").getByRole("article");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const choose = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true });
const stars = (rating: number) =>
  rating === 1 ? text.oneStar : fill(text.stars, { stars: String(rating) });
const gap = (page: Page) => page.getByText(REMOVED.because);

/** The numbers beside the reviews are those of these ratings. */
async function expectTotals(page: Page, ratings: readonly number[]) {
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const totals = status(page).locator("..");
  await expect(totals.getByText(average.toFixed(1), { exact: true })).toBeVisible();
  const counts = RATINGS.map((rating) =>
    String(ratings.filter((given) => given === rating).length),
  );
  await expect(totals.getByRole("definition")).toHaveText(counts);
}

test("filters show what fits and count it alone", async ({ page }) => {
  await visit(page, "/reviews");
  await choose(page, text.byJob, words.services.roofing).click();
  await expect(shown(page)).toHaveCount(3);
  await expect(gap(page)).toHaveCount(0);
  await expectTotals(page, [5, 1, 4]);
  await choose(page, text.byRating, stars(1)).focus();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveCount(1);
  await expectTotals(page, [1]);
  await choose(page, text.byRating, stars(3)).click();
  await expect(page.getByText(text.noneFits)).toBeVisible();
  await page.getByRole("button", { name: text.showAll }).click();
  await expect(shown(page)).toHaveCount(4);
  await expect(gap(page)).toBeVisible();
  await expect(status(page)).toBeFocused();
});
