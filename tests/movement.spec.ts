/** Where the page stands, and where the focus is, as visitors move about. */
import type { Page } from "@playwright/test";
import { standsClearOfHeader } from "./clear-of-header.ts";
import { test } from "./one-tab.ts";
import { awake, expect, whole, words } from "./site.ts";

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Follows a link of the page by its address, wherever it is. */
const follow = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).first().dispatchEvent("click");

test("a new page starts at its top with its heading in focus, and is announced; Back and Forward restore the place", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  await whole(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await follow(page, "/solar/panels");
  await expect(page).toHaveURL("/solar/panels");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const announcement = page.locator("[aria-live=polite][aria-atomic=true]");
  await expect(announcement).toHaveText(await page.title());

  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL("/solar");
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL("/solar/panels");
  await expect.poll(() => scrolled(page)).toBe(700);
});

test("the first Tab offers to skip to the content", async ({ page, visit }) => {
  await visit("/stop");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page that is loaded anew, or come back to from afar, keeps its place", async ({
  page,
  visit,
}) => {
  await visit("/");
  await whole(page);
  await page.evaluate(() => window.scrollTo(0, 5000));
  const part = page.locator("main > section").nth(6);
  const place = () => part.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await page.reload();
  await expect.poll(place).toBeCloseTo(before, 0);
  await awake(page);
  expect(await place()).toBeCloseTo(before, 0);
  await page.goto("/stop");
  await page.goBack();
  await expect.poll(place).toBeCloseTo(before, 0);
});

test("a link to a part leads below the header, from any page, also where its end cannot be read; Back restores the place", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  await whole(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await follow(page, "/#home-services");
  await expect(page).toHaveURL("/#home-services");
  await standsClearOfHeader(page, "home-services");
  await page.goBack();
  await expect(page).toHaveURL("/solar");
  await expect.poll(() => scrolled(page)).toBe(1500);

  await visit("/#50%off");
  await follow(page, "/#home-services");
  await standsClearOfHeader(page, "home-services");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("a link to a part scrolls there smoothly, unless visitors want less motion", async ({
  page,
  visit,
}) => {
  const follows = async () => {
    await visit("/");
    await follow(page, "/#home-services");
    await standsClearOfHeader(page, "home-services");
    return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  };
  expect(await follows()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await follows()).toBe("auto");
});
