/** The storm pages: small, whole by themselves, readable anywhere, and printed on one sheet each. */
import type { Page } from "@playwright/test";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { faultsOfLayout, faultsOfPrint, spreadText } from "./layout-faults.ts";
import { faultsOfReading } from "./reading-faults.ts";
import { DESK, ENLARGED, PAPER, PHONE } from "./screens.ts";
import { test } from "./one-tab.ts";
import { expect, labels, stormAddresses, words } from "./site.ts";

const WIDTHS = [320, 390, 768, 1440];

/** Colors do not depend on words: in one language they are looked at in every way, in others once. */
const LIGHT = { colorScheme: "light", forcedColors: "none" } as const;
const LOOKS = [
  LIGHT,
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "active" },
] as const;

const languageOf = (address: string) => /^\/([a-z]{2})\//.exec(address)?.[1] ?? "en";

for (const address of stormAddresses) {
  test(`${address} is one small answer, sound, and printed on one sheet`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(new URL(one.url()).pathname));
    const answer = await page.goto(address, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    expect(asked.filter((one) => one !== "/favicon.ico")).toEqual([address]);
    await test.step("sound", () => isSound(page, languageOf(address)));
    await test.step("large enough to tap", () => hasLargeRows(page));
    await test.step("printed on one sheet", async () => {
      await page.setViewportSize(DESK.viewport);
      expect(await sheetsOf(page)).toBe(1);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect(await page.evaluate(faultsOfPrint, PAPER.width)).toEqual([]);
    });
  });
}

async function isSound(page: Page, language: string) {
  for (const look of language === DEFAULT_LANGUAGE ? LOOKS : [LIGHT]) {
    await page.emulateMedia(look);
    expect(await accessibilityFaults(page), JSON.stringify(look)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  expect(await page.evaluate(faultsOfReading)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
    await page.evaluate(spreadText, true);
    expect(await page.evaluate(faultsOfLayout, width), `spread, ${width} px`).toEqual([]);
    await page.evaluate(spreadText, false);
  }
  for (const screen of [DESK.viewport, PHONE.viewport, ENLARGED]) {
    await page.setViewportSize(screen);
    expect(await page.evaluate(faultsOfFocus), `${screen.width} px by key`).toEqual([]);
  }
}

async function hasLargeRows(page: Page) {
  await page.setViewportSize(PHONE.viewport);
  const rows = page.locator('section:last-of-type a[href^="tel:"]');
  const heights = await rows.evaluateAll((found) =>
    found.map((row) => row.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
}

test("the footer leads there with a full load, and Back leads to a page that works", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  const link = page.getByRole("contentinfo").getByRole("link", { name: labels("storm") });
  await link.click();
  await expect(page).toHaveURL("/storm");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What to do now");
  await expect(page.locator("script[src], script[type]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/solar");
  await expect(page.getByRole("navigation", { name: words.mainMenu })).toBeVisible();
});

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type \/Page\n/g)?.length ?? 0;
}
