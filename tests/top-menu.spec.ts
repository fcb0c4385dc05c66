/** The menu of large screens: what it holds, when it opens and closes, by mouse, key and touch. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { expect, freeze, labels, pages, site, test, testInTab, words } from "./site.ts";

/** How long it waits by the specification, in milliseconds. */
const OPENS_AFTER = 200;
const CLOSES_AFTER = 150;

const menu = (page: Page) =>
  page.getByRole("banner").getByRole("navigation", { name: words.mainMenu });
const link = (page: Page, label = "") =>
  menu(page).getByRole("link", { name: labels(label), exact: true });
const button = (page: Page, label = "") =>
  menu(page).getByRole("button", { name: labels(label), exact: true });

const { topMenu, inMenus } = site.navigation;
/** The first two entries that open a panel: what we do, and who we are. */
const [ofWork, ofCompany] = topMenu.filter((entry) => "items" in entry);
const [first, second] = ofWork?.items ?? [];
const improvements = (page: Page) => button(page, ofWork?.label);
const company = (page: Page) => button(page, ofCompany?.label);
const firstItem = (page: Page) => link(page, first?.label);
/** The item of the bar that holds a group. */
const panelOf = (page: Page, group: string) =>
  menu(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: labels(group) }) });
const aboutUs = (page: Page) => link(page, ofCompany?.items[0]?.label);
const pagesBelow = ({ to }: { to: string }) => inMenus[to]?.pages ?? [];

testInTab(
  "it holds the specification's links, each says what it leads to, and panels are whole below the bar",
  async ({ page, visit }) => {
    // A panel that still moves into its place is above it by parts of a pixel.
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A mouse that rests over the bar opens what comes to lie under it.
    await page.mouse.move(0, 500);
    await visit("/");
    for (const entry of topMenu) {
      if (!("items" in entry)) {
        await expect(link(page, entry.label)).toHaveAttribute("href", entry.to);
        continue;
      }
      const panel = panelOf(page, entry.label);
      await panel.getByRole("button").press("Enter");
      const links = panel.getByRole("link");
      const found = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      const all = entry.items.flatMap((item) => [item, ...pagesBelow(item)]);
      expect(found).toEqual(all.map(({ to }) => to));
      const { to, label } = entry.items[0] ?? { to: "", label: "" };
      const isThere = pages[to]?.sections[0]?.kind !== "coming-soon";
      const line = words.menuLines[to] ?? "no line";
      await expect(
        panel.getByRole("link", { name: labels(label), exact: true }),
      ).toHaveAccessibleDescription(isThere ? line : `${words.comingSoon.tag} ${line}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const [width, height] of [
        [960, 600],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const opener = await panel.getByRole("button").boundingBox();
        const list = await panel.getByRole("list").first().boundingBox();
        if (!opener || !list) throw new Error(`${entry.label} is not shown`);
        expect(list.x).toBeGreaterThanOrEqual(0);
        expect(list.x + list.width).toBeLessThanOrEqual(width);
        expect(list.y + list.height).toBeLessThanOrEqual(height);
        // So near that a pointer gets there.
        const gap = list.y - opener.y - opener.height;
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThan(20);
      }
    }
  },
);

test("by mouse it opens after a rest, with its pictures, and closes after it was left", async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const picture = `/${inMenus[first?.to ?? ""]?.picture.name}-`;
  const times = () => asked.filter((address) => address.includes(picture)).length;
  const leave = () => page.mouse.move(700, 800);
  await visit("/reviews");
  await freeze(page);
  expect(times()).toBe(0);
  await improvements(page).hover();
  await page.clock.runFor(OPENS_AFTER - 1);
  await expect.poll(times).toBe(1);
  await expect(firstItem(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(firstItem(page)).toBeVisible();
  await firstItem(page).hover();
  await page.clock.runFor(1000);
  await expect(firstItem(page)).toBeVisible();
  await leave();
  await page.clock.runFor(CLOSES_AFTER - 1);
  await expect(firstItem(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(firstItem(page)).toBeHidden();
  await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");

  // While one is open, another opens at once.
  await improvements(page).click();
  await company(page).hover();
  await expect(aboutUs(page)).toBeVisible();
  await expect(firstItem(page)).toBeHidden();
  await leave();
  await page.clock.runFor(CLOSES_AFTER);
  await expect(aboutUs(page)).toBeHidden();

  // Later it stays shut where the pointer only passes.
  await page.clock.runFor(1000);
  await company(page).hover();
  await page.clock.runFor(OPENS_AFTER - 1);
  await leave();
  await page.clock.runFor(1000);
  await expect(aboutUs(page)).toBeHidden();
});

testInTab(
  "a click opens and closes it; one on an item, also beside its words, leads there",
  async ({ page, visit }) => {
    await visit("/");
    // The header stays where one reads on, with the menu and without the bar of phones.
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(page.getByRole("banner")).toBeInViewport();
    await expect(page.getByRole("navigation", { name: words.contactBar })).toBeHidden();
    await improvements(page).click();
    await expect(firstItem(page)).toBeVisible();
    await improvements(page).click();
    await expect(firstItem(page)).toBeHidden();
    await improvements(page).click();
    // The link lies over the words, which is what is tried here.
    const { to = "", label = "" } = second ?? {};
    await panelOf(page, ofWork?.label ?? "")
      .getByText(words.menuLines[to] ?? label)
      .click({ force: true });
    await expect(page).toHaveURL(to);
    await expect(firstItem(page)).toBeHidden();
  },
);

testInTab(
  "by keyboard it opens, is walked through, and gives the focus back",
  async ({ page, visit }) => {
    const press = (key: string) => page.keyboard.press(key);
    const inPanel = ofWork?.items.flatMap((item) => [item, ...pagesBelow(item)]) ?? [];
    await visit("/");
    await improvements(page).focus();
    for (const key of ["Enter", "Space"]) {
      await press(key);
      await expect(firstItem(page)).toBeVisible();
      await expect(improvements(page)).toHaveAttribute("aria-expanded", "true");
      await press("Escape");
      await expect(firstItem(page)).toBeHidden();
      await expect(improvements(page)).toBeFocused();
      await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");
    }
    await press("Enter");
    for (const { label } of inPanel) {
      await press("Tab");
      await expect(link(page, label)).toBeFocused();
    }
    await press("Tab");
    await expect(firstItem(page)).toBeHidden();
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens it, another closes it", async ({ page, visit }) => {
    await visit("/");
    await improvements(page).tap();
    await expect(firstItem(page)).toBeVisible();
    await improvements(page).tap();
    await expect(firstItem(page)).toBeHidden();
  });
});
