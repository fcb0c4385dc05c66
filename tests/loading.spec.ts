/** How the next page comes: on demand, ahead of time, late, or not at all. */
import type { Page } from "@playwright/test";
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import { LOADING_DELAY_MS } from "#app/layout/loading.tsx";
import { test as testInOneTab } from "./one-tab.ts";
import { awake, expect, freeze, site, test, whole, words } from "./site.ts";

const menuLink = (address: string) =>
  `header nav a[href="${address}"], footer a[href="${address}"]`;

/** In the footer, once the far parts are laid out: a press on a link that moves away is none. */
async function settledLink(page: Page, address: string) {
  await whole(page);
  return page.locator(menuLink(address)).last();
}

test("no script is asked for before the page has loaded, also where a mouse rests on it", async ({
  page,
}) => {
  await page.mouse.move(400, 300);
  await page.goto("/pools");
  await awake(page);
  const [asked, loaded] = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    const [navigation] = performance.getEntriesByType("navigation");
    const loadedAt = navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd;
    return [Math.min(...scripts.map(({ startTime }) => startTime)), Number(loadedAt)];
  });
  expect(asked).toBeGreaterThan(loaded);
});

test("a page is fetched when its link is pointed at; its code with its data, and no document", async ({
  page,
  visit,
}) => {
  await visit("/");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const link = await settledLink(page, "/pools");
  const ahead = page.waitForRequest("**/pools.data*");
  await link.hover();
  await ahead;
  await expect(page).toHaveURL("/");
  await link.click();
  await expect(page).toHaveURL("/pools");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const code = fetched.filter((path) => /\/coming-soon-.*\.js$/.test(path));
  expect(code).not.toEqual([]);
  expect(code).toEqual([...new Set(code)]);
  expect(fetched).not.toContain("/pools");
});

test("a slow page shows a spinner after a moment, and tells screen readers; a quick one does not", async ({
  page,
  visit,
}) => {
  await visit("/");
  await freeze(page);
  const status = page.getByRole("status");
  await status.evaluate((output) => {
    const flashes: string[] = [];
    Object.assign(window, { flashes });
    new MutationObserver((changes) => flashes.push(...changes.map(({ type }) => type))).observe(
      output,
      { childList: true, subtree: true },
    );
  });
  await page.locator(menuLink("/solar")).last().click();
  await page.clock.runFor(LOADING_DELAY_MS - 1);
  await expect(page).toHaveURL("/solar");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.clock.runFor(LOADING_DELAY_MS);
  expect(await page.evaluate("flashes")).toEqual([]);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/roofing.data*", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/roofing.data*");
  await page.locator(menuLink("/roofing")).last().click();
  await asked;
  expect(await status.textContent()).toBe("");
  const afterAMoment = async () => {
    await page.clock.runFor(LOADING_DELAY_MS);
    return status.textContent();
  };
  await expect.poll(afterAMoment).toBe(words.loading);
  release();
  await expect(page).toHaveURL("/roofing");
  await expect(status).toBeEmpty();
});

test("when its code or its data cannot be had, a page comes by a full load", async ({
  page,
  visit,
}) => {
  await page.route(/\/(assets\/contact-.*\.js|roofing\.data)/, (route) => route.abort());
  for (const address of ["/contact", "/roofing"]) {
    await visit("/");
    const link = await settledLink(page, address);
    const loaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === address,
    );
    await link.click();
    await loaded;
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a page that the code of an earlier release cannot draw comes by a full load", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.route("**/assets/contact-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export * from "${route.request().url()}?all";
        export default () => { throw new Error("broken") };`,
    }),
  );
  const link = await settledLink(page, "/contact");
  const loaded = page.waitForEvent("load");
  await link.click();
  await loaded;
  await expect(page).toHaveURL("/contact");
  await expect(page).not.toHaveTitle(ERROR_TITLE);
});

testInOneTab(
  "when the server cannot make it, the visitor gets the error screen and a way on",
  async ({ page, visit }) => {
    await visit("/");
    await page.route("**/roofing.data*", (route) => route.fulfill({ status: 500 }));
    await (await settledLink(page, "/roofing")).click();
    await expect(page).toHaveTitle(ERROR_TITLE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ERROR_TITLE);
    await expect(page.getByRole("link", { name: site.company.phone.shown })).toBeVisible();
    await expect(page.getByRole("link", { name: words.error.goHome })).toHaveAttribute("href", "/");
    for (const { number } of site.company.licences) {
      await expect(page.getByText(number)).toBeVisible();
    }
    await page.getByRole("link", { name: words.error.tryAgain }).click();
    await expect(page).toHaveURL("/roofing");
    await expect(page.getByRole("banner")).toBeVisible();
  },
);
