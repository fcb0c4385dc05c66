/**
 * The site once the samples are gone, built with real contests and real reviews: contests follow the
 * clock, and filters count. What its pages say: tests/http/real-things.nightly.test.ts.
 */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { REMOVED } from "#scripts/next/real-things.ts";
import { startSite } from "#scripts/start-site.ts";
import { hydrated, contests, expect, serviceName, site, test, words } from "./site.ts";

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
  await hydrated(page);
}

const card = (page: Page) =>
  page.getByRole("article", { name: contests[drawing]?.title ?? `no contest ${drawing}` });
const state = (page: Page, name: keyof typeof states) =>
  card(page).getByText(states[name], { exact: true });

const after = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString();

/** Opens the page at a moment, and stops its clock some minutes later; then only the test moves it. */
async function visitAt(page: Page, moment: string) {
  await page.clock.install({ time: new Date(moment) });
  await visit(page, "/contests");
  await page.clock.pauseAt(after(moment, OPENING_MINUTES));
}

test.describe("far from Florida", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a contest that stays on the screen opens and ends at its very moments, also where clocks change", async ({
    page,
  }) => {
    await visitAt(page, after(opens, -1 - OPENING_MINUTES));
    await expect(state(page, "upcoming")).toBeVisible();
    await page.clock.runFor(MINUTE_MS - 1000);
    await expect(state(page, "upcoming")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(state(page, "open")).toBeVisible();
    await page.clock.fastForward(Date.parse(closes) - Date.parse(opens) - 1000);
    await expect(state(page, "open")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(state(page, "ended")).toBeVisible();
    await expect(state(page, "open")).toHaveCount(0);
  });
});

const shown = (page: Page) => page.getByRole("main").getByRole("article");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const choose = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true });
const stars = (rating: number) =>
  rating === 1 ? text.oneStar : fill(text.stars, { stars: String(rating) });

test("filters show what fits and count it alone", async ({ page }) => {
  await visit(page, "/reviews");
  const gap = page.getByText(REMOVED.because);
  const average = (rating: string) =>
    status(page).locator("..").getByText(rating, { exact: true }).first();
  await choose(page, text.byJob, serviceName("roofing")).click();
  await expect(shown(page)).toHaveCount(3);
  await expect(gap).toHaveCount(0);
  await expect(average("3.3")).toBeVisible();
  await choose(page, text.byRating, stars(1)).press("Enter");
  await expect(shown(page)).toHaveCount(1);
  await expect(average("1.0")).toBeVisible();
  await choose(page, text.byRating, stars(3)).click();
  await expect(page.getByText(text.noneFits)).toBeVisible();
  await page.getByRole("button", { name: text.showAll }).click();
  await expect(shown(page)).toHaveCount(4);
  await expect(gap).toBeVisible();
  await expect(status(page)).toBeFocused();
});
