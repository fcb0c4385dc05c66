/**
 * What must hold on every page, on those that together have every kind of section: at a desk, on a phone, by
 * key and on paper. All pages, at all widths and in both languages, are looked at in
 * every-page.nightly.spec.ts.
 */
import { accessibilityFaults } from "./accessibility.ts";
import { ofEachKind } from "./alike.ts";
import { listen } from "./complaints.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { draw, faultsOfLayout, faultsOfPrint } from "./layout-faults.ts";
import { test } from "./one-tab.ts";
import { onPhone } from "./on-phone.ts";
import { faultsOfFirstScreen, faultsOfReading } from "./reading-faults.ts";
import { DESK, LOW_PHONE, PAPER, PHONE } from "./screens.ts";
import { expect, spanish, whole } from "./site.ts";

const NARROWEST = 320;
/** What is different at a desk is the header, columns and tables, of which these have all. */
const AT_DESK = new Set([
  "/",
  "/solar",
  "/locations",
  "/financing",
  "/free-pricing",
  "/tools/quotes",
]);
/** Where longer words have least room. */
const IN_SPANISH = ["/", "/roofing", "/pools", "/free-pricing", "/tools/rights"].map(spanish);

for (const address of [...ofEachKind, "/pools"]) {
  test(`${address} is sound`, async ({ page, visit, baseURL }) => {
    const complaints = listen(page, baseURL);
    await visit(address);
    await whole(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    if (AT_DESK.has(address)) {
      expect(await accessibilityFaults(page), "at a desk").toEqual([]);
    }
    expect(await page.evaluate(faultsOfLayout, DESK.viewport.width), "at a desk").toEqual([]);
    await onPhone(page, async (resize) => {
      // What now moves sideways takes the focus as soon as it has noticed.
      await expect.poll(() => accessibilityFaults(page), "on a phone").toEqual([]);
      expect(await page.evaluate(faultsOfReading), "to read").toEqual([]);
      await resize(LOW_PHONE.width, LOW_PHONE.height);
      expect(await page.evaluate(faultsOfFirstScreen), "on the first screen").toEqual([]);
      expect(await page.evaluate(faultsOfFocus), "by key").toEqual([]);
      await page.evaluate(draw, false);
      for (const width of [PHONE.viewport.width, NARROWEST]) {
        await resize(width);
        expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
      }
    });
    // Last: back on a screen, colors would fade in for a moment.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(PAPER);
    expect(await page.evaluate(faultsOfPrint, PAPER.width), "on paper").toEqual([]);
    expect(complaints).toEqual([]);
  });
}

for (const address of IN_SPANISH) {
  test(`${address} holds its words`, async ({ page, visit }) => {
    await visit(address);
    await whole(page);
    for (const width of [DESK.viewport.width, PHONE.viewport.width, NARROWEST]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
    }
  });
}
