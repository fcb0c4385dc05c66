/**
 * What must hold on every page there is, in both languages: at a desk, on a phone and on paper. Going by
 * key is slow to try, and is looked at on pages that together hold every kind of section.
 */
import { accessibilityFaults } from "./accessibility.ts";
import { ofEachKind } from "./alike.ts";
import { listen } from "./complaints.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { draw, faultsOfLayout, faultsOfPrint, spreadText } from "./layout-faults.ts";
import { test } from "./one-tab.ts";
import { faultsOfFirstScreen, faultsOfReading } from "./reading-faults.ts";
import { onPhone } from "./on-phone.ts";
import {
  DESK,
  ENLARGED,
  LONGEST_ON_PHONE,
  LOW_PHONE,
  LYING_PHONE,
  PAPER,
  PHONE,
} from "./screens.ts";
import { allAddresses, expect, lookedUp, spanish, spanishAddresses, whole } from "./site.ts";

/** From the smallest phones to wide desktops; in pixels. */
const PHONE_WIDTHS = [320, 390, 768];
const DESK_WIDTHS = [960, 1440, 1920];
/**
 * Where somebody may read with more space between letters, words and lines: also in windows of a desk
 * that are as narrow as phones, where less room is left than with the usual space. In English: the longest
 * Spanish words break in two there, and can be read.
 */
const SPREAD_WIDTHS = [320, 375, 390, 768, 960, 1024, 1280];
/** Where somebody may go through a page by key. */
const KEY_SCREENS = [DESK.viewport, PHONE.viewport, LYING_PHONE, ENLARGED];

const mayBeLong = new Set([...lookedUp].flatMap((address) => [address, spanish(address)]));

for (const address of [...allAddresses, ...spanishAddresses]) {
  test(`${address} is sound`, async ({ page, visit, baseURL }) => {
    const complaints = listen(page, baseURL);
    await visit(address);
    await whole(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await accessibilityFaults(page), "at a desk").toEqual([]);
    await page.evaluate(draw, false);
    for (const width of DESK_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(faultsOfLayout, width), `at a desk, ${width} px`).toEqual([]);
    }

    await page.evaluate(spreadText, true);
    for (const width of address.startsWith("/es") ? [] : SPREAD_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(faultsOfLayout, width), `spread, ${width} px`).toEqual([]);
    }
    await page.evaluate(spreadText, false);
    for (const screen of ofEachKind.has(address) ? KEY_SCREENS : []) {
      await page.setViewportSize(screen);
      expect(await page.evaluate(faultsOfFocus), `at ${screen.width} px by key`).toEqual([]);
    }

    await onPhone(page, async (resize) => {
      await page.evaluate(draw, true);
      if (ofEachKind.has(address)) {
        // What now moves sideways takes the focus as soon as it has noticed.
        await expect.poll(() => accessibilityFaults(page), "on a phone").toEqual([]);
      }
      expect(await page.evaluate(faultsOfReading), "to read").toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (!mayBeLong.has(address)) {
        expect(height).toBeLessThan(LONGEST_ON_PHONE);
      }
      for (const screen of [PHONE.viewport, LOW_PHONE]) {
        await resize(screen.width, screen.height);
        const where = `on the first screen, ${screen.height} px high`;
        expect(await page.evaluate(faultsOfFirstScreen), where).toEqual([]);
      }
      await page.evaluate(draw, false);
      for (const width of PHONE_WIDTHS) {
        await resize(width);
        expect(await page.evaluate(faultsOfLayout, width), `on a phone, ${width} px`).toEqual([]);
      }
    });

    // Last: back on a screen, colors would fade in for a moment.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(PAPER);
    expect(await page.evaluate(faultsOfPrint, PAPER.width), "on paper").toEqual([]);
    expect(complaints).toEqual([]);
  });
}
