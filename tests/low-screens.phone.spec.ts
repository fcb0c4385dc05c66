/** Screens with little height: a phone that lies on its side, a page enlarged four times. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { ENLARGED, LYING_PHONE } from "./screens.ts";
import { expect, labels, site, words } from "./site.ts";

/** How much of a low screen is the page's at least, once somebody reads on. */
const PAGE_SHARE = 0.8;
/** The least that a finger hits well, in pixels. */
const TARGET_HEIGHT = 44;
/** Over a part that a link leads to, where nothing covers the page. */
const MARGIN_ABOVE = 16;
/** Parts begin between pixels, scrolling ends on one. */
const PIXEL = 1;

const bar = (page: Page) => page.getByRole("navigation", { name: words.contactBar });
const menu = (page: Page) => page.getByRole("dialog", { name: words.mainMenu });

test("the page has the screen, the menu is at hand", async ({ page, visit }) => {
  for (const screen of [LYING_PHONE, ENLARGED]) {
    await page.setViewportSize(screen);
    await visit("/solar");
    await expect(page.getByRole("banner")).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    const barTop = (await bar(page).boundingBox())?.y ?? 0;
    expect(barTop / screen.height).toBeGreaterThan(PAGE_SHARE);
    for (const item of await bar(page).locator("a, button").all()) {
      const box = await item.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(TARGET_HEIGHT);
      await expect(item).toBeInViewport({ ratio: 1 });
    }

    await bar(page).getByRole("button", { name: words.menu }).tap();
    const last = menu(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();

    await page.goto("/solar#ways-to-start");
    const part = page.locator("#ways-to-start");
    const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
    const besideMargin = async () => Math.abs((await top()) - MARGIN_ABOVE);
    await expect.poll(besideMargin).toBeLessThan(PIXEL);
  }
});

test("a low window at a desk shows its menus whole", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await visit("/");
  const bannerMenu = page.getByRole("banner").getByRole("navigation", { name: words.mainMenu });
  const group = site.navigation.topMenu.findLast((entry) => "items" in entry);
  if (!group || !("items" in group)) throw new Error("The top menu has no group");
  await bannerMenu.getByRole("button", { name: labels(group.label) }).click();
  const last = bannerMenu.getByRole("link", { name: labels(group.items.at(-1)?.label ?? "") });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
