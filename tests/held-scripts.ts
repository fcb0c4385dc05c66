import type { Page } from "@playwright/test";

/**
 * Scripts stay on their way: nothing fails, so nothing stands in for them. Gives what lets them come. Needs
 * a page without a service worker.
 */
export async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
