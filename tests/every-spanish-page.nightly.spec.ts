/**
 * Whether the longer words of Spanish fit wherever the English ones do. What does not depend on words is
 * looked at in English (every-page.spec.ts), and what a page says as it is sent without a browser
 * (http/languages.test.ts).
 */
import { FROM_TOP } from "#app/layout/from-top.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { draw, faultsOfLayout } from "./layout-faults.ts";
import { test } from "./one-tab.ts";
import { onPhone } from "./on-phone.ts";
import { DESK, LONGEST_ON_PHONE, PHONE } from "./screens.ts";
import { expect, lookedUp, pages, spanish, spanishAddresses, whole } from "./site.ts";

/** The smallest phone, a usual one, the least width that has the top menu, and a usual desk; in pixels. */
const PHONE_WIDTHS = [320, 390];
const DESK_WIDTHS = [960, DESK.viewport.width];
const LOOKED_UP = new Set([...lookedUp].map(spanish));
/** One of each shape: longer words change nothing else for those who cannot see a page. */
const SHAPES = new Set(
  ["/", "/roofing", "/hialeah", "/pools", "/contests", "/free-pricing", "/tools/rights"].map(
    spanish,
  ),
);

/** Where scripts change what is asked or answered. Elsewhere they add no words, and running them takes longest. */
const ASKED = /-(tool|form|check|demo|list)$|^coming-soon$|-map$/;
const awaited = new Set(
  Object.entries(pages)
    .filter(([, { sections }]) => sections.some(({ kind }) => ASKED.test(kind)))
    .map(([address]) => spanish(address)),
);

for (const address of spanishAddresses) {
  test(`${address} holds its words`, async ({ page, visit }) => {
    if (awaited.has(address)) {
      await visit(address);
    } else {
      // Scripts wait for a quiet moment (app/document/start-script.server.ts), which never comes.
      const asleep = await page.addInitScript(() =>
        Object.assign(window, { requestIdleCallback: () => 0 }),
      );
      await page.goto(address);
      await asleep.dispose();
      // What scripts would do in that moment: lay out the far parts, too.
      await page.evaluate((mark) => document.documentElement.removeAttribute(mark), FROM_TOP);
    }
    if (SHAPES.has(address)) expect(await accessibilityFaults(page)).toEqual([]);
    await page.evaluate(draw, false);
    for (const width of DESK_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
    }
    await whole(page);
    await onPhone(page, async (resize) => {
      await resize(PHONE.viewport.width);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (!LOOKED_UP.has(address)) expect(height).toBeLessThan(LONGEST_ON_PHONE);
      for (const width of PHONE_WIDTHS) {
        await resize(width);
        expect(await page.evaluate(faultsOfLayout, width), `on a phone, ${width} px`).toEqual([]);
      }
    });
  });
}
