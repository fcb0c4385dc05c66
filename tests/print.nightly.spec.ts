/** Where sheets of paper end. */
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import { test } from "./one-tab.ts";
import { PAPER } from "./screens.ts";
import { lonelyHeadings } from "./sheets.ts";
import { expect } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
});

const PRINTED = ["/", "/contests", "/locations", "/free-pricing", "/reviews", "/financing"];

for (const address of [...SERVICE_PAGES, ...PRINTED]) {
  test(`no heading of ${address} stands alone at the foot of a sheet`, async ({ page, visit }) => {
    // Their places are kept; to draw them takes longer than all else.
    await page.route("**/images/**", (route) => route.abort());
    await visit(address);
    expect(await lonelyHeadings(page)).toEqual([]);
  });
}
