/**
 * Moving about: how the next page comes, on demand, ahead of time, late, or not at all; where it stands,
 * where the focus is, and what is counted.
 */
import type { Page } from "@playwright/test";
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import { LOADING_DELAY_MS } from "#app/layout/loading.tsx";
import { COUNTS_ADDRESS } from "#questions/counts.ts";
import {
  hydrated,
  expect,
  freeze,
  otherPage,
  partInMenu,
  servicePage,
  site,
  stormAddresses,
  standsClearOfHeader,
  test as ownPageTest,
  testInTab as test,
  words,
} from "./site.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Follows a link of the page by its address, wherever it is. */
const follow = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).first().dispatchEvent("click");

ownPageTest(
  "a page is fetched when its link is pointed at; its code with its data, and no document",
  async ({ page, visit }) => {
    await visit("/");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    const link = page.locator('footer a[href="/contact"]');
    const ahead = page.waitForRequest("**/contact.data*");
    await link.hover();
    await ahead;
    await expect(page).toHaveURL("/");
    await link.click();
    await expect(page).toHaveURL("/contact");
    await expect(heading(page)).toBeVisible();
    const code = fetched.filter((path) => /\/contact-[\w-]{8}\.js$/.test(path));
    expect(code).toHaveLength(1);
    expect(fetched).not.toContain("/contact");
  },
);

ownPageTest(
  "a slow page shows a spinner after a moment, and tells screen readers",
  async ({ page, visit }) => {
    await visit("/");
    await freeze(page);
    const status = page.getByRole("status").first();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${otherPage}.data*`, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(`**${otherPage}.data*`);
    await follow(page, otherPage);
    await asked;
    expect(await status.textContent()).toBe("");
    const afterAMoment = async () => {
      await page.clock.runFor(LOADING_DELAY_MS);
      return status.textContent();
    };
    await expect.poll(afterAMoment).toBe(words.loading);
    release();
    await expect(page).toHaveURL(otherPage);
    await expect(status).toBeEmpty();
  },
);

ownPageTest(
  "when its code or its data cannot be had, a page comes by a full load",
  async ({ page, visit }) => {
    const held = new RegExp(`/assets/contact-.*\\.js|${otherPage}\\.data`);
    await page.route(held, (route) => route.abort());
    for (const address of ["/contact", otherPage]) {
      await visit("/");
      const loaded = page.waitForRequest(
        (request) => request.isNavigationRequest() && new URL(request.url()).pathname === address,
      );
      await follow(page, address);
      await loaded;
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toBeVisible();
    }
  },
);

test("when the server cannot make it, the visitor gets the error screen and a way on", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.route(`**${otherPage}.data*`, (route) => route.fulfill({ status: 500 }));
  await follow(page, otherPage);
  await expect(page).toHaveTitle(ERROR_TITLE);
  await expect(heading(page)).toHaveText(ERROR_TITLE);
  await expect(page.getByRole("link", { name: site.company.phone.shown })).toBeVisible();
  await expect(page.getByRole("link", { name: words.error.goHome })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: words.error.tryAgain }).click();
  await expect(page).toHaveURL(otherPage);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a new page starts at its top with its heading in focus, and is announced; Back and Forward restore the place", async ({
  page,
  visit,
}) => {
  await visit(servicePage);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await follow(page, otherPage);
  await expect(page).toHaveURL(otherPage);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  const announcement = page.locator("[aria-live=polite][aria-atomic=true]");
  await expect(announcement).toHaveText(await page.title());

  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL(servicePage);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL(otherPage);
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
  await page.evaluate(() => window.scrollTo(0, 5000));
  const part = page.locator("main > section").nth(6);
  const place = () => part.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  // Fonts may come after the place is restored, and move lines above it: by less than one is no loss.
  const moved = async () => Math.abs((await place()) - before);
  await page.reload();
  await hydrated(page);
  await expect.poll(moved).toBeLessThan(24);
  await page.goto("/stop");
  await page.goBack();
  await expect.poll(moved).toBeLessThan(24);
});

test("a link to a part leads below the header, from any page; Back restores the place", async ({
  page,
  visit,
}) => {
  test.skip(partInMenu === "/", "No menu leads to a part of a page.");
  await visit(servicePage);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await follow(page, partInMenu);
  await expect(page).toHaveURL(partInMenu);
  await standsClearOfHeader(page, partInMenu.slice(2));
  await page.goBack();
  await expect(page).toHaveURL(servicePage);
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test("the footer leads to the storm pages with a full load, and Back to a page that works", async ({
  page,
  visit,
}) => {
  test.skip(stormAddresses.length === 0, "The site has no storm pages.");
  await visit(servicePage);
  await page.getByRole("contentinfo").locator('a[href="/storm"]').click();
  await expect(page).toHaveURL("/storm");
  await expect(page.locator("script[src], script[type]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(servicePage);
  await expect(page.getByRole("navigation", { name: words.mainMenu })).toBeVisible();
});

/** What the browser tells the server to count. */
function countedOn(page: Page) {
  const counted: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(COUNTS_ADDRESS)) counted.push(request.postData());
  });
  return counted;
}

ownPageTest(
  "pages that the browser makes itself count once, and Back does not",
  async ({ page, visit }) => {
    const counted = countedOn(page);
    await visit(servicePage);
    await follow(page, otherPage);
    await expect(page).toHaveURL(otherPage);
    await page.goBack();
    await expect(page).toHaveURL(servicePage);
    await follow(page, "/contact");
    await expect(page).toHaveURL("/contact");
    await expect.poll(() => counted).toEqual([`page ${otherPage}`, "page /contact"]);
  },
);

ownPageTest("of a browser that asks for it, nothing is counted", async ({ page, visit }) => {
  const counted = countedOn(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await visit(servicePage);
  await follow(page, otherPage);
  await expect(heading(page)).toBeFocused();
  expect(counted).toEqual([]);
});
