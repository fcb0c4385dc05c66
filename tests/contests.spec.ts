/** The cards of contests: their state by the clock, their dates, what marks a sample. */
import type { Page } from "@playwright/test";
import { contests, expect, site, test, words } from "./site.ts";

const { states, sampleMark, rules, rulesOfAll } = words.contest;
const slugs = Object.keys(site.contests);
const MINUTE_MS = 60_000;
/** The first that the summer begins in, else the first. */
const drawing = slugs.find((slug) => changesClocks(slug)) ?? slugs[0] ?? "";
const { opens = "", closes = "" } = site.contests[drawing] ?? {};

function changesClocks(slug: string): boolean {
  const contest = site.contests[slug];
  return contest?.opens.slice(-6) !== contest?.closes.slice(-6);
}

const card = (page: Page, slug: string) =>
  page.getByRole("article", { name: contests[slug]?.title ?? `no contest ${slug}` });
const state = (page: Page, slug: string, name: keyof typeof states) =>
  card(page, slug).getByText(states[name], { exact: true });

const after = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString();

/** Long enough to open a page on any machine. */
const OPENING_MINUTES = 10;

/** Opens the page at a moment, and stops its clock some minutes later; then only the test moves it. */
async function visitAt(page: Page, visit: (address: string) => Promise<void>, moment: string) {
  await page.clock.install({ time: new Date(moment) });
  await visit("/contests");
  await page.clock.pauseAt(after(moment, OPENING_MINUTES));
}

for (const [minutes, event, moment, name] of [
  [-20, "before it opens", opens, "upcoming"],
  [0, "after it opens", opens, "open"],
  [-20, "before it closes", closes, "open"],
  [0, "after it closes", closes, "ended"],
  [2_000_000, "after it closes", closes, "ended"],
] as const) {
  test(`${Math.abs(minutes)} minutes ${event} the contest is ${name}`, async ({ page, visit }) => {
    await visitAt(page, visit, after(moment, minutes));
    await expect(state(page, drawing, name)).toBeVisible();
    for (const other of Object.values(states).filter((word) => word !== states[name])) {
      await expect(card(page, drawing).getByText(other, { exact: true })).toHaveCount(0);
    }
  });
}

test.describe("far from Florida", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a page that stays open changes at the very moment", async ({ page, visit }) => {
    await visitAt(page, visit, after(opens, -1 - OPENING_MINUTES));
    await expect(state(page, drawing, "upcoming")).toBeVisible();
    await page.clock.runFor(59_000);
    await expect(state(page, drawing, "upcoming")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(state(page, drawing, "open")).toBeVisible();
  });

  test("and counts the hour that spring skips", async ({ page, visit }) => {
    test.skip(!changesClocks(drawing), "no contest runs while the clocks change");
    await visitAt(page, visit, after(opens, 60));
    const toClosing = Date.parse(closes) - Date.parse(after(opens, 60 + OPENING_MINUTES));
    await page.clock.fastForward(toClosing - 1000);
    await expect(state(page, drawing, "open")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(state(page, drawing, "ended")).toBeVisible();
  });
});

test("the page as it is sent tells the dates, and no state that could become wrong", async ({
  request,
}) => {
  const html = await (await request.get("/contests")).text();
  const cards = html.split("<article").slice(1);
  expect(cards).toHaveLength(slugs.length);
  for (const sent of cards) {
    expect(sent).not.toContain("data-state");
    for (const word of Object.values(states)) expect(sent).not.toContain(`>${word}<`);
  }
  for (const contest of Object.values(site.contests)) {
    expect(html).toContain(`<time dateTime="${contest.opens}">`);
    expect(html).toContain(`<time dateTime="${contest.closes}">`);
  }
});

test("the state comes without a shift", async ({ page, request, baseURL }) => {
  const height = () => card(page, drawing).evaluate((element) => element.scrollHeight);
  const html = await (await request.get("/contests")).text();
  await page.route(`${baseURL}/contests`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: html.replace(/<script[\s\S]*?<\/script>/g, ""),
    }),
  );
  await page.goto("/contests");
  const before = await height();
  await page.unroute(`${baseURL}/contests`);
  await page.goto("/contests");
  await expect(card(page, drawing).locator("[data-state]")).toBeVisible();
  expect(await height()).toBe(before);
});

test("every sample says so before anything else, and cannot be entered", async ({
  page,
  visit,
}) => {
  await visit("/contests");
  for (const slug of slugs.filter((name) => site.contests[name]?.sample)) {
    await expect(card(page, slug).getByText(sampleMark)).toBeVisible();
    expect(await card(page, slug).innerText()).toMatch(new RegExp(`^${sampleMark}`));
    await expect(card(page, slug).getByRole("link", { name: /enter/i })).toHaveCount(0);
  }
});

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
