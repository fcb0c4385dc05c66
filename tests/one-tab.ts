/**
 * `test` for what leaves nothing behind: one page after the other is visited in the same tab, because
 * a new browser for each takes longer than the visit. Not for moved clocks and scripts that are put
 * into a page, which stay in a tab.
 */
import { DESK, PHONE } from "./screens.ts";
import { test as siteTest } from "./site.ts";

export const test = siteTest.extend({
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
