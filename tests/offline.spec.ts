/**
 * Without a network the device shows the storm pages, as copies of a certain time; with one, never. Forms
 * without a network are in forms.spec.ts.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { projectFolder } from "#server/settings.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { headline } from "./forms.ts";
import { createProxy } from "./proxy.ts";
import { PHONE } from "./screens.ts";
import { hasSpanish, inSpanish, sectionOn, site, stormAddresses, test, words } from "./site.ts";
import { testedSite } from "./tested-site.ts";

const { offline } = words;
/** What says that a page is a copy. */
const notice = (page: Page) => page.locator("[data-copy]");

/** Waits until the worker has all pages, and answers for this one. */
async function kept(page: Page, ...opened: string[]) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const isKept = (address: string) =>
    page.evaluate(async (at) => (await caches.match(at)) !== undefined, address);
  for (const address of stormAddresses) expect(await isKept(address), address).toBe(true);
  for (const address of opened) {
    await expect.poll(() => isKept(address), { message: address }).toBe(true);
  }
}

test.skip(stormAddresses.length === 0, "The site has no storm pages.");
test.use({ serviceWorkers: "allow", ...PHONE });

test("after one visit a phone without a network has the storm pages; others lead to them", async ({
  page,
  context,
}) => {
  await page.goto("/contact");
  await kept(page);
  await context.setOffline(true);
  const copies = {
    "/storm": offline,
    ...(hasSpanish && { "/es/storm/now": inSpanish.words.offline }),
  };
  for (const [address, { heading }] of Object.entries(copies)) {
    const answered = await page.goto(address);
    expect(answered?.fromServiceWorker(), address).toBe(true);
    await expect(notice(page)).toContainText(heading);
    await expect(notice(page)).toContainText(/ \d{4}, \d+:\d\d/);
    await expect(notice(page)).toBeInViewport();
    await expect(page.locator('a[href="tel:911"]').last()).toBeVisible();
    expect(await accessibilityFaults(page), address).toEqual([]);
  }
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1, name: offline.heading })).toBeVisible();
  await expect(page.getByText(offline.notKept)).toBeVisible();
  for (const number of ["911", site.company.phone.dialled]) {
    await expect(page.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 });
  }
  const links = page.getByRole("listitem").getByRole("link");
  await expect(links.nth(2)).toHaveAttribute("href", "/storm");
  if (hasSpanish) {
    await page.goto("/es/about-us");
    await expect(links.nth(2)).toHaveAttribute("href", "/es/storm");
    await page.goto("/about-us");
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('a[href="/storm"]').click();
  await context.setOffline(false);
  await notice(page).getByRole("link", { name: offline.tryAgain }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a tool that was opened answers again without a network, and /contact opens", async ({
  page,
  context,
}) => {
  const { questions, sizes } = sectionOn("/tools/price", "price-tool");
  await page.goto("/tools/price");
  await kept(page, "/contact", "/tools/price");
  // The browser's own copies may be gone by then.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.goto("/tools/price?job=roof");
  await page.getByRole("textbox", { name: questions.footprint.label }).fill("1800");
  await expect(headline(page)).toHaveText(fill(sizes.roof, { size: "20.9" }));
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator(`a[href="tel:${site.company.phone.dialled}"]`).first()).toBeVisible();
});

test("with a network every page is the newest, a release renews the copies, and devices can forget", async ({
  page,
  baseURL,
}) => {
  const line = await createProxy(baseURL ?? "");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${line.origin}/storm`);
  await kept(page);
  line.change("/storm/now", { text: (html) => html.replace("</h1>", ": News</h1>") });
  await page.goto(`${line.origin}/storm/now`);
  await expect(heading).toHaveText(/: News$/);
  await expect(notice(page)).toHaveCount(0);

  line.change("/worker.js", { text: (script) => script.replace(/version:`[^`]+`/, "version:`2`") });
  await page.goto(`${line.origin}/storm`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["storm-2"]);
  await line.cut();
  await page.goto(`${line.origin}/storm/now`);
  await expect(heading).toHaveText(/: News$/);
  await expect(notice(page)).toBeVisible();
  await line.goOn();

  const forgetting = readFileSync(
    path.join(projectFolder, testedSite.BUILD_DIR, "client/no-worker.js"),
    "utf8",
  );
  line.change("/worker.js", { text: () => forgetting });
  await page.goto(`${line.origin}/storm`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await line.cut();
});

test("a storm page comes from the device when the server is broken, or does not answer in time", async ({
  page,
  baseURL,
}) => {
  const line = await createProxy(baseURL ?? "");
  await page.goto(`${line.origin}/storm`);
  await kept(page);
  line.change("/storm/now", { status: 502 });
  await page.goto(`${line.origin}/storm/now`);
  await expect(notice(page)).toBeVisible();

  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  line.change("/storm/now", { held: never });
  await page.goto(`${line.origin}/storm/now`);
  await expect(notice(page)).toBeVisible();
  end();
  await line.cut();
});
