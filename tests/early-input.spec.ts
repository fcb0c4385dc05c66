/**
 * What a visitor with a slow device does as soon as a page is seen, while its scripts are still on
 * their way: nothing of it is lost, neither before they come nor when they take over.
 */
import type { Page } from "@playwright/test";
import { awake, expect, labels, test, words } from "./site.ts";

const SLOWDOWN = 6;
test.beforeEach(() => test.slow());

/** Opens a page on a slow processor and holds its scripts back. Gives what lets them come. */
async function seeEarly(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.(js|txt)$/, async (route) => {
    await released;
    await route.continue();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  return async () => {
    release();
    await awake(page);
  };
}

test("a link leads on", async ({ page }) => {
  await seeEarly(page, "/");
  await page.locator('main a[href="/roofing"]').first().click();
  await expect(page).toHaveURL("/roofing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a link leads on, also when the scripts come meanwhile", async ({ page }) => {
  const letScriptsCome = await seeEarly(page, "/");
  const clicked = page.locator('main a[href="/roofing"]').first().click();
  const came = letScriptsCome();
  await Promise.all([clicked, came]);
  await expect(page).toHaveURL("/roofing");
});

for (const key of ["Enter", "Space"]) {
  test(`${key} on a menu's button opens the menu, and it stays`, async ({ page }) => {
    const letScriptsCome = await seeEarly(page, "/");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: labels("company") }).press(key);
    const item = banner.getByRole("link", { name: labels("about-us") });
    await expect(item).toBeVisible();
    await letScriptsCome();
    await expect(item).toBeVisible();
    await expect(banner.getByRole("button", { name: labels("company") })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });
}

test("a question opens, and it stays open", async ({ page }) => {
  const letScriptsCome = await seeEarly(page, "/");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await letScriptsCome();
  await expect(question).toHaveAttribute("open");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a tap on MENU opens the drawer, it stays, and Back closes it", async ({ page }) => {
    await page.goto("/solar");
    const letScriptsCome = await seeEarly(page, "/");
    await page.getByRole("button", { name: words.menu, exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    await expect(drawer).toBeVisible();
    await letScriptsCome();
    await expect(drawer).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("a group in the drawer opens, and its link leads on", async ({ page }) => {
    await seeEarly(page, "/");
    await page.getByRole("button", { name: words.menu, exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    await drawer.getByText(labels("company"), { exact: true }).tap();
    await drawer.getByRole("link", { name: labels("history") }).tap();
    await expect(page).toHaveURL("/history");
  });
});
