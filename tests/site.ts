/** What browser tests have in common: the site's content, the tab, and how to wait for a page. */
import { expect, type Page, test as base } from "@playwright/test";
import { DESK, PHONE } from "./screens.ts";

export * from "./content.ts";
export { expect };

/** Waits until the page's scripts have taken over. */
export async function hydrated(page: Page) {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Stops the page's clock; from now on only `page.clock.runFor` moves it. */
export async function freeze(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

interface OfTest {
  /**
   * Opens a page and waits until its scripts have taken over, which a sign of life makes them do at
   * once (app/document/start-script.server.ts).
   */
  visit: (address: string) => Promise<void>;
}

interface OfWorker {
  /**
   * What tests share that leave nothing behind. It is here because a worker goes on to such tests only
   * where the others know it, too; a new worker takes as long as three visits.
   */
  tab: Page;
}

/** For tests that need a page of their own: moved clocks and added scripts stay in a tab. */
export const test = base.extend<OfTest, OfWorker>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { isMobile, javaScriptEnabled = true, baseURL = "" } = project.use;
      const screen = isMobile ? PHONE : DESK;
      // A worker answers with a kept page where a busy machine takes seconds: offline.spec.ts has it.
      const context = { ...screen, javaScriptEnabled, baseURL, serviceWorkers: "block" } as const;
      await use(await browser.newPage(context));
    },
    { scope: "worker" },
  ],
  visit: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
      await hydrated(page);
    });
  },
});

/** For tests that leave nothing behind: a new browser for each would take longer than the visit. */
export const testInTab = test.extend({
  page: async ({ tab }, use, { project }) => {
    await tab.setViewportSize((project.use.isMobile ? PHONE : DESK).viewport);
    await use(tab);
    await tab.emulateMedia({
      media: null,
      reducedMotion: null,
      forcedColors: null,
      colorScheme: null,
      contrast: null,
    });
    await tab.unrouteAll();
    tab.removeAllListeners();
  },
});

/** Makes a phone of a page that was opened at a desk, and a desk of it again: one visit for both. */
export async function onPhone(
  page: Page,
  act: (resize: (width: number, height?: number) => Promise<void>) => Promise<void>,
) {
  const devtools = await page.context().newCDPSession(page);
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
  const resize = async (width: number, height = viewport.height) => {
    const screen = { width, height, deviceScaleFactor, mobile: isMobile };
    await devtools.send("Emulation.setDeviceMetricsOverride", screen);
  };
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch });
  await resize(viewport.width);
  await act(resize);
  await devtools.detach();
}

/**
 * Scripts stay on their way: nothing fails, so nothing stands in for them. Returns what lets them come.
 * Needs a page without a service worker.
 */
export async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** The part stands below the header, and no more than a line away from it. */
export async function standsClearOfHeader(page: Page, id: string) {
  const gap = () =>
    page.evaluate((part) => {
      const top = document.getElementById(part)?.getBoundingClientRect().top ?? 0;
      return top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
    }, id);
  // Both at once: on its way from another page, the part may pass above the window.
  await expect
    .poll(async () => {
      const px = await gap();
      return px >= 0 && px < 40;
    })
    .toBe(true);
}
