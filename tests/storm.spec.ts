/**
 * The storm pages: whole by themselves, readable anywhere, and printed on one sheet each. What they say is
 * asked without a browser (tests/http/storm.test.ts); every width and color, in storm.nightly.spec.ts.
 */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfLayout } from "./layout-faults.ts";
import { test } from "./one-tab.ts";
import { DESK, PHONE } from "./screens.ts";
import { expect, labels, stormAddresses, words } from "./site.ts";

/** The least that a finger hits well while hands shake, in pixels. */
const TARGET_HEIGHT = 48;

test("each is sound, large enough to tap, and printed on one sheet", async ({ page }) => {
  for (const address of stormAddresses) {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(address);
    // What other languages change is only how long words are.
    if (!address.startsWith("/es/")) expect(await accessibilityFaults(page), address).toEqual([]);
    const { width } = PHONE.viewport;
    expect(await page.evaluate(faultsOfLayout, width), address).toEqual([]);
    const rows = page.locator('section:last-of-type a[href^="tel:"]');
    const heights = await rows.evaluateAll((found) =>
      found.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights.length, address).toBeGreaterThan(1);
    expect(Math.min(...heights), address).toBeGreaterThanOrEqual(TARGET_HEIGHT);
    await page.setViewportSize(DESK.viewport);
    expect(await sheetsOf(page), address).toBe(1);
  }
});

test("the footer leads there with a full load, and Back leads to a page that works", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  const link = page.getByRole("contentinfo").getByRole("link", { name: labels("storm") });
  await link.click();
  await expect(page).toHaveURL("/storm");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("script[src], script[type]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/solar");
  await expect(page.getByRole("navigation", { name: words.mainMenu })).toBeVisible();
});

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type \/Page\n/g)?.length ?? 0;
}
