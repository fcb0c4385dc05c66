/** The menu of large screens: what it holds, when it opens and closes, by mouse, key and touch. */
import type { Page } from "@playwright/test";
import {
  MENU_CLOSE_DELAY_MS,
  MENU_OPEN_DELAY_MS,
  MENU_SKIP_DELAY_MS,
} from "#app/layout/use-menu.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { awake, expect, freeze, labels, pages, site, test, words } from "./site.ts";

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

test("the delays are those of the specification", () => {
  expect([MENU_OPEN_DELAY_MS, MENU_SKIP_DELAY_MS, MENU_CLOSE_DELAY_MS]).toEqual([200, 300, 150]);
});

test("it holds the specification's links in order", async ({ page, visit }) => {
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
      .click();
    const links = panelOf(page, entry.label).getByRole("link");
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const below = ({ to }: { to: string }) =>
      (site.navigation.inMenus[to]?.pages ?? []).map((one) => one.to);
    expect(found).toEqual(entry.items.flatMap((item) => [item.to, ...below(item)]));
    expect(found.filter((to) => !to?.includes("/", 1))).toEqual(entry.items.map(({ to }) => to));
  }
});

test("each link says what it leads to, and what is not there yet says so", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const entry of site.navigation.topMenu) {
    if (!("items" in entry)) continue;
    await menu(page)
      .getByRole("button", { name: labels(entry.label) })
      .click();
    for (const { to, label } of entry.items) {
      const isThere = pages[to]?.sections[0]?.kind !== "coming-soon";
      const line = words.menuLines[to] ?? "no line";
      await expect(
        panelOf(page, entry.label).getByRole("link", { name: labels(label), exact: true }),
      ).toHaveAccessibleDescription(isThere ? line : `${words.comingSoon.tag} ${line}`);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test("a click beside the words of an item leads there, and one on a page below leads to that", async ({
  page,
  visit,
}) => {
  await visit("/");
  await improvements(page).click();
  // The link lies over the words, which is what is tried here.
  await panelOf(page, "home-improvements")
    .getByText(words.menuLines["/roofing"] ?? "")
    .click({ force: true });
  await expect(page).toHaveURL("/roofing");
  await improvements(page).click();
  await menu(page)
    .getByRole("link", { name: labels("batteries") })
    .click();
  await expect(page).toHaveURL("/solar/batteries");
  await expect(solar(page)).toBeHidden();
});

test("its pictures come when it opens or is pointed at, and not before", async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const picture = `/${site.navigation.inMenus["/roofing"]?.picture.name}-`;
  const times = () => asked.filter((address) => address.includes(picture)).length;
  await visit("/reviews");
  await page.waitForLoadState("networkidle");
  expect(times()).toBe(0);
  await freeze(page);
  await improvements(page).hover();
  await expect.poll(times).toBe(1);
  await expect(solar(page)).toBeHidden();
});

for (const [width, height] of [
  [960, 600],
  [1440, 900],
] as const) {
  test(`at ${width} by ${height} its panels are whole and below the bar`, async ({
    page,
    visit,
  }) => {
    // A panel that still moves into its place is above it by parts of a pixel.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await visit("/");
    for (const group of [improvements, company]) {
      await group(page).click();
      const button = await group(page).boundingBox();
      const box = await panelOf(page, group === company ? "company" : "home-improvements")
        .getByRole("list")
        .first()
        .boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      const gap = (box?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(20);
    }
  });
}

test("opens when the pointer has rested, closes after it has left", async ({ page, visit }) => {
  await visit("/");
  await freeze(page);
  await improvements(page).hover();
  await page.clock.runFor(MENU_OPEN_DELAY_MS - 1);
  await expect(solar(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(solar(page)).toBeVisible();

  await page.mouse.move(700, 700);
  await page.clock.runFor(MENU_CLOSE_DELAY_MS - 1);
  await expect(solar(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(solar(page)).toBeHidden();
});

test("stays shut when the pointer only passes", async ({ page, visit }) => {
  await visit("/");
  await freeze(page);
  await improvements(page).hover();
  await page.clock.runFor(MENU_OPEN_DELAY_MS - 20);
  await page.mouse.move(700, 700);
  await page.clock.runFor(1000);
  await expect(solar(page)).toBeHidden();
});

test("stays open while the pointer goes into the panel", async ({ page, visit }) => {
  await visit("/");
  await improvements(page).hover();
  await solar(page).hover();
  await freeze(page);
  await page.clock.runFor(1000);
  await expect(solar(page)).toBeVisible();
});

test("the next menu opens at once while one is open", async ({ page, visit }) => {
  await visit("/");
  await freeze(page);
  await improvements(page).hover();
  await page.clock.runFor(MENU_OPEN_DELAY_MS);
  await expect(solar(page)).toBeVisible();
  await company(page).hover();
  await expect(aboutUs(page)).toBeVisible();
  await expect(solar(page)).toBeHidden();
});

test("it opens at once within the skip delay after one has closed", async ({ page, visit }) => {
  await visit("/");
  await freeze(page);
  await improvements(page).hover();
  await page.clock.runFor(MENU_OPEN_DELAY_MS);
  await page.mouse.move(700, 700);
  await page.clock.runFor(MENU_CLOSE_DELAY_MS);
  await expect(solar(page)).toBeHidden();
  await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(MENU_SKIP_DELAY_MS - 1);
  await company(page).hover();
  await expect(aboutUs(page)).toBeVisible();
});

test("it waits again when the skip delay is over", async ({ page, visit }) => {
  await visit("/");
  await freeze(page);
  await improvements(page).hover();
  await page.clock.runFor(MENU_OPEN_DELAY_MS);
  await page.mouse.move(700, 700);
  await page.clock.runFor(MENU_CLOSE_DELAY_MS);
  await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");
  await page.clock.runFor(MENU_SKIP_DELAY_MS);
  await company(page).hover();
  await page.clock.runFor(MENU_OPEN_DELAY_MS - 1);
  await expect(aboutUs(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(aboutUs(page)).toBeVisible();
});

test("a click opens and closes; a click after pointing keeps it open", async ({ page, visit }) => {
  await visit("/");
  await improvements(page).click();
  await expect(solar(page)).toBeVisible();
  await improvements(page).click();
  await expect(solar(page)).toBeHidden();

  await company(page).hover();
  await expect(aboutUs(page)).toBeVisible();
  await company(page).click();
  await expect(aboutUs(page)).toBeVisible();
});

for (const key of ["Enter", "Space", "ArrowDown"]) {
  test(`${key} opens it, Escape closes it and gives the focus back`, async ({ page, visit }) => {
    await visit("/");
    await improvements(page).focus();
    await page.keyboard.press(key);
    await expect(solar(page)).toBeVisible();
    await expect(improvements(page)).toHaveAttribute("aria-expanded", "true");
    if (key === "ArrowDown") await expect(solar(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(solar(page)).toBeHidden();
    await expect(improvements(page)).toBeFocused();
    await expect(improvements(page)).toHaveAttribute("aria-expanded", "false");
  });
}

test("the keyboard walks through it", async ({ page, visit }) => {
  await visit("/");
  const link = (label: string) =>
    menu(page).getByRole("link", { name: labels(label), exact: true });
  await improvements(page).focus();
  await page.keyboard.press("ArrowDown");
  for (const below of ["panels", "inverters", "batteries", "roofing"]) {
    await page.keyboard.press("ArrowDown");
    await expect(link(below)).toBeFocused();
  }
  await page.keyboard.press("End");
  await expect(link("pools")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(solar(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link("panels")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(link("home-services")).toBeFocused();
  await expect(solar(page)).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(company(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link("financing")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link("financing")).toBeHidden();
});

test("choosing a link leads there and closes the menu", async ({ page, visit }) => {
  await visit("/");
  await improvements(page).click();
  await solar(page).click();
  await expect(page).toHaveURL("/solar");
  await expect(solar(page)).toBeHidden();
});

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

test("a menu opened before the scripts came stays open", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await improvements(page).click();
  await awake(page);
  await expect(solar(page)).toBeVisible();
});
