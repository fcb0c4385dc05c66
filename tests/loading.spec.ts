/** How the next page comes: on demand, ahead of time, late, or not at all. */
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import { LOADING_DELAY_MS } from "#app/layout/loading.tsx";
import { awake, expect, freeze, site, test, words } from "./site.ts";

const menuLink = (address: string) =>
  `header nav a[href="${address}"], footer a[href="${address}"]`;

test("no script runs before the page has loaded", async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on("load", () => (loaded = true));
  page.on("request", (request) => {
    if (!loaded && request.resourceType() === "script") early.push(request.url());
  });
  await page.goto("/");
  expect(early).toEqual([]);
});

test("a mouse that only rests where the page comes asks for no scripts", async ({ page }) => {
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

test("the code of another kind of page is fetched on demand, with its data", async ({
  page,
  visit,
}) => {
  await visit("/");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.locator(menuLink("/pools")).last().click();
  await expect(page).toHaveURL("/pools");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const code = fetched.filter((path) => /\/coming-soon-.*\.js$/.test(path));
  expect(code).not.toEqual([]);
  expect(code).toEqual([...new Set(code)]);
  expect(fetched).toContain("/pools.data");
  expect(fetched).not.toContain("/pools");
});

test("a link that is pointed at is fetched ahead", async ({ page, visit }) => {
  await visit("/solar");
  const ahead = page.waitForRequest((request) => request.url().includes("/solar/panels.data"));
  await page.locator('main a[href="/solar/panels"]').first().hover();
  await ahead;
  await expect(page).toHaveURL("/solar");
});

test("a slow page shows a spinner after a moment, and tells screen readers", async ({
  page,
  visit,
}) => {
  await visit("/");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/roofing.data*", async (route) => {
    await held;
    await route.continue();
  });
  await freeze(page);
  const asked = page.waitForRequest("**/roofing.data*");
  await page.locator(menuLink("/roofing")).last().click();
  await asked;
  const status = page.getByRole("status");
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

test("a page that comes sooner never flashes it", async ({ page, visit }) => {
  await visit("/");
  await freeze(page);
  await page.evaluate(() => {
    const flashes: string[] = [];
    Object.assign(window, { flashes });
    new MutationObserver((changes) => flashes.push(...changes.map(({ type }) => type))).observe(
      document.querySelector("output") as Element,
      { childList: true, subtree: true },
    );
  });
  await page.locator(menuLink("/roofing")).last().click();
  await page.clock.runFor(LOADING_DELAY_MS - 1);
  await expect(page).toHaveURL("/roofing");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.clock.runFor(LOADING_DELAY_MS);
  expect(await page.evaluate(() => (window as unknown as { flashes: string[] }).flashes)).toEqual(
    [],
  );
});

/** A page to be read, one with a form, and one outside the layout. */
for (const [address, code] of [
  ["/roofing", "roofing"],
  ["/contact", "contact"],
  ["/pools", "coming-soon"],
] as const) {
  test(`when the code of ${address} cannot be had, it comes by a full load`, async ({
    page,
    visit,
  }) => {
    await visit("/");
    await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
    const loaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === address,
    );
    await page.locator(menuLink(address)).last().click();
    await loaded;
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("when only the data cannot be had, the page comes by a full load", async ({ page, visit }) => {
  await visit("/");
  await page.route("**/roofing.data*", (route) => route.abort());
  await page.locator(menuLink("/roofing")).last().click();
  await expect(page).toHaveURL("/roofing");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("when the server cannot make it, the visitor gets the error screen and a way on", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.route("**/roofing.data*", (route) => route.fulfill({ status: 500 }));
  await page.locator(menuLink("/roofing")).last().click();
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
});

test("a click before the scripts have come is not lost", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.locator('main a[href="/solar"]').first().click();
  await expect(page).toHaveURL("/solar");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
