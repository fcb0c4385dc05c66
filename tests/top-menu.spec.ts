/** The menu of large screens: what it holds, when it opens and closes, by mouse, key and touch. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { test as testInOneTab } from "./one-tab.ts";
import { expect, freeze, labels, pages, site, test, words } from "./site.ts";

/** How long it waits by the specification, in milliseconds. */
const OPENS_AFTER = 200;
const OPENS_AT_ONCE_WITHIN = 300;
const CLOSES_AFTER = 150;

const menu = (page: Page) =>
  page.getByRole("banner").getByRole("navigation", { name: words.mainMenu });
const improvements = (page: Page) =>
  menu(page).getByRole("button", { name: labels("home-improvements") });
const company = (page: Page) => menu(page).getByRole("button", { name: labels("company") });
const solar = (page: Page) => menu(page).getByRole("link", { name: labels("solar") });
/** The item of the bar that holds a group. */
const panelOf = (page: Page, group: string) =>
  menu(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: labels(group) }) });
const aboutUs = (page: Page) => menu(page).getByRole("link", { name: labels("about-us") });

testInOneTab(
  "it holds the specification's links, each says what it leads to, and panels are whole below the bar",
  async ({ page, visit }) => {
    // A panel that still moves into its place is above it by parts of a pixel.
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A mouse that rests over the bar opens what comes to lie under it.
    await page.mouse.move(0, 500);
    await visit("/");
    for (const entry of site.navigation.topMenu) {
      if (!("items" in entry)) {
        await expect(
          menu(page).getByRole("link", { name: labels(entry.label), exact: true }),
        ).toHaveAttribute("href", entry.to);
        continue;
      }
      await menu(page)
        .getByRole("button", { name: labels(entry.label) })
        .press("Enter");
      const links = panelOf(page, entry.label).getByRole("link");
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      const below = ({ to }: { to: string }) =>
        (site.navigation.inMenus[to]?.pages ?? []).map((one) => one.to);
      expect(found).toEqual(entry.items.flatMap((item) => [item.to, ...below(item)]));
      for (const { to, label } of entry.items) {
        const isThere = pages[to]?.sections[0]?.kind !== "coming-soon";
        const line = words.menuLines[to] ?? "no line";
        await expect(
          panelOf(page, entry.label).getByRole("link", { name: labels(label), exact: true }),
        ).toHaveAccessibleDescription(isThere ? line : `${words.comingSoon.tag} ${line}`);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const [width, height] of [
        [960, 600],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectPanelBelow(page, entry.label, { width, height });
      }
    }
  },
);

/** It is whole, and so near its button that a pointer gets there. */
async function expectPanelBelow(
  page: Page,
  group: string,
  screen: { width: number; height: number },
) {
  const button = await menu(page)
    .getByRole("button", { name: labels(group) })
    .boundingBox();
  const panel = await panelOf(page, group).getByRole("list").first().boundingBox();
  if (!button || !panel) throw new Error(`${group} is not shown`);
  expect(panel.x).toBeGreaterThanOrEqual(0);
  expect(panel.x + panel.width).toBeLessThanOrEqual(screen.width);
  expect(panel.y + panel.height).toBeLessThanOrEqual(screen.height);
  const gap = panel.y - button.y - button.height;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(20);
}

test("by mouse it opens after a rest, with its pictures, and closes after it was left", async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const picture = `/${site.navigation.inMenus["/roofing"]?.picture.name}-`;
  const times = () => asked.filter((address) => address.includes(picture)).length;
  const leave = () => page.mouse.move(700, 800);
  await visit("/reviews");
  await freeze(page);
  expect(times()).toBe(0);
  await improvements(page).hover();
  await page.clock.runFor(OPENS_AFTER - 1);
  await expect.poll(times).toBe(1);
  await expect(solar(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(solar(page)).toBeVisible();
  await solar(page).hover();
  await page.clock.runFor(1000);
  await expect(solar(page)).toBeVisible();
  await leave();
  await page.clock.runFor(CLOSES_AFTER - 1);
  await expect(solar(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(solar(page)).toBeHidden();
  await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");

  // Shortly after one has closed, and while one is open, another opens at once.
  await page.clock.runFor(OPENS_AT_ONCE_WITHIN - 1);
  await company(page).hover();
  await expect(aboutUs(page)).toBeVisible();
  await improvements(page).hover();
  await expect(solar(page)).toBeVisible();
  await expect(aboutUs(page)).toBeHidden();
  await leave();
  await page.clock.runFor(CLOSES_AFTER);
  await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");

  // Later it waits again, and stays shut where the pointer only passes.
  await page.clock.runFor(OPENS_AT_ONCE_WITHIN);
  await company(page).hover();
  await page.clock.runFor(OPENS_AFTER - 1);
  await expect(aboutUs(page)).toBeHidden();
  await leave();
  await page.clock.runFor(1000);
  await expect(aboutUs(page)).toBeHidden();
  // A click after pointing keeps it open.
  await company(page).hover();
  await page.clock.runFor(OPENS_AFTER);
  await company(page).click();
  await expect(aboutUs(page)).toBeVisible();
});

testInOneTab(
  "a click opens and closes it; one on an item, also beside its words, leads there",
  async ({ page, visit }) => {
    await visit("/");
    await improvements(page).click();
    await expect(solar(page)).toBeVisible();
    await improvements(page).click();
    await expect(solar(page)).toBeHidden();
    await improvements(page).click();
    // The link lies over the words, which is what is tried here.
    await panelOf(page, "home-improvements")
      .getByText(words.menuLines["/roofing"] ?? "")
      .click({ force: true });
    await expect(page).toHaveURL("/roofing");
    await expect(solar(page)).toBeHidden();
    await improvements(page).click();
    await menu(page)
      .getByRole("link", { name: labels("batteries") })
      .click();
    await expect(page).toHaveURL("/solar/batteries");
    await expect(solar(page)).toBeHidden();
  },
);

testInOneTab(
  "by keyboard it opens, is walked through, and gives the focus back",
  async ({ page, visit }) => {
    const press = (key: string) => page.keyboard.press(key);
    const link = (label: string) =>
      menu(page).getByRole("link", { name: labels(label), exact: true });
    await visit("/");
    await improvements(page).focus();
    for (const key of ["Enter", "Space", "ArrowDown"]) {
      await press(key);
      await expect(solar(page)).toBeVisible();
      await expect(improvements(page)).toHaveAttribute("aria-expanded", "true");
      if (key === "ArrowDown") await expect(solar(page)).toBeFocused();
      await press("Escape");
      await expect(solar(page)).toBeHidden();
      await expect(improvements(page)).toBeFocused();
      await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");
    }
    await press("ArrowDown");
    for (const below of ["panels", "inverters", "batteries", "roofing"]) {
      await press("ArrowDown");
      await expect(link(below)).toBeFocused();
    }
    await press("End");
    await expect(link("pools")).toBeFocused();
    await press("ArrowDown");
    await expect(solar(page)).toBeFocused();
    await press("Tab");
    await expect(link("panels")).toBeFocused();
    await press("ArrowRight");
    await expect(link("home-services")).toBeFocused();
    await expect(solar(page)).toBeHidden();
    await press("ArrowRight");
    await expect(company(page)).toBeFocused();
    await press("ArrowUp");
    await expect(link("financing")).toBeFocused();
    await press("Tab");
    await expect(link("financing")).toBeHidden();
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens it, another closes it", async ({ page, visit }) => {
    await visit("/");
    await improvements(page).tap();
    await expect(solar(page)).toBeVisible();
    await improvements(page).tap();
    await expect(solar(page)).toBeHidden();
    await improvements(page).tap();
    await page.touchscreen.tap(700, 700);
    await expect(solar(page)).toBeHidden();
  });
});
