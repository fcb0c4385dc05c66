/** What browser tests have in common: the site's content, and how to wait for a page. */
import { expect, type Page, test as base } from "@playwright/test";
import { DESK, PHONE } from "./screens.ts";

export * from "./content-of-site.ts";
export { expect };

/** Waits until the page's scripts have taken over. */
export async function awake(page: Page) {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits until the far parts of the page are laid out, too (app/layout/deferred-layout.ts). */
export async function whole(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > section, main + footer")].every((part) =>
      part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );
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
   * What tests share that only look at pages (one-tab.ts). It is here because a worker goes on to
   * such tests only where the others know it, too; a new worker takes as long as three visits.
   */
  tab: Page;
}

export const test = base.extend<OfTest, OfWorker>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { isMobile, javaScriptEnabled = true, baseURL = "" } = project.use;
      const screen = isMobile ? PHONE : DESK;
      const asVisitorsHave = { javaScriptEnabled, baseURL, serviceWorkers: "allow" } as const;
      await use(await browser.newPage({ ...screen, ...asVisitorsHave }));
    },
    { scope: "worker" },
  ],
  visit: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
      await awake(page);
    });
  },
});
