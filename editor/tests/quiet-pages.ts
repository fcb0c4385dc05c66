/**
 * For tests that only read what the page beside the form says: it stays as the server made it. To wake it
 * takes hundreds of files while developing, more than all that the editor does.
 */
import { test as withPages } from "@playwright/test";

const START_SCRIPT = /\/(app\/entry\.client|@id\/.*inject-hmr|@vite\/client)/;

export const test = withPages.extend({
  async page({ page }, use) {
    await page.route(START_SCRIPT, (route) => route.abort());
    await use(page);
  },
});
