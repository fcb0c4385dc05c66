/** The cards of contests: their state by the clock, their dates, what marks a sample. */
import type { Page } from "@playwright/test";
import { contests, expect, site, test, words } from "./site.ts";

const { states, sampleMark, rules, rulesOfAll } = words.contest;
const slugs = Object.keys(site.contests);
const drawing = "rain-barrel";

const card = (page: Page, slug: string) =>
  page.getByRole("article", { name: contests[slug]?.title ?? `no contest ${slug}` });
const state = (page: Page, slug: string, name: keyof typeof states) =>
  card(page, slug).getByText(states[name], { exact: true });

/** Opens the page with the clock at a moment; from then on only the test moves it. */
async function visitAt(page: Page, visit: (address: string) => Promise<void>, moment: string) {
  await page.clock.install({ time: new Date(moment) });
  await visit("/contests");
  await page.clock.pauseAt(new Date(Date.parse(moment) + 60_000));
}

test("the dates are those that the moments below are about", () => {
  expect(site.contests[drawing]).toMatchObject({
    opens: "2027-03-01T09:00-05:00",
    closes: "2027-03-21T17:00-04:00",
  });
});

for (const [moment, name] of [
  ["2027-03-01T08:50:00-05:00", "upcoming"],
  ["2027-03-01T09:00:00-05:00", "open"],
  ["2027-03-14T01:50:00-05:00", "open"],
  ["2027-03-14T03:10:00-04:00", "open"],
  ["2027-03-21T16:50:00-04:00", "open"],
  ["2027-03-21T17:00:00-04:00", "ended"],
  ["2031-01-01T00:00:00-05:00", "ended"],
] as const) {
  test(`at ${moment} the drawing is ${name}`, async ({ page, visit }) => {
    await visitAt(page, visit, moment);
    await expect(state(page, drawing, name)).toBeVisible();
    for (const other of Object.values(states).filter((word) => word !== states[name])) {
      await expect(card(page, drawing).getByText(other, { exact: true })).toHaveCount(0);
    }
  });
}

test.describe("far from Florida", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a page that stays open changes at the very moment", async ({ page, visit }) => {
    await visitAt(page, visit, "2027-03-01T08:58:00-05:00");
    await expect(state(page, drawing, "upcoming")).toBeVisible();
    await page.clock.runFor(59_000);
    await expect(state(page, drawing, "upcoming")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(state(page, drawing, "open")).toBeVisible();
  });

  test("and counts the hour that spring skips", async ({ page, visit }) => {
    await visitAt(page, visit, "2027-03-13T17:00:00-05:00");
    const toClosing =
      Date.parse("2027-03-21T17:00:00-04:00") - Date.parse("2027-03-13T17:01:00-05:00");
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
  for (const { opens, closes } of Object.values(site.contests)) {
    expect(html).toContain(`<time dateTime="${opens}">`);
    expect(html).toContain(`<time dateTime="${closes}">`);
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
