/** That hardly anything moves when the fonts come after the words, as on a slow line, and that they come at all. */
import type { Page } from "@playwright/test";
import { FONTS_TO_COME } from "#app/layout/late-fonts.ts";
import { expect, spanish, test } from "./site.ts";

/**
 * In parts of the screen, as browsers reckon layout shifts. Of whatever words pages will hold, few may have a
 * link that begins on another line, which no room between letters brings back; most move nothing.
 */
const MOST_ON_ONE = 0.05;
const MOST_ON_AVERAGE = 0.005;
/** A common phone, on which more lines broke elsewhere than on others. */
const COMMON = { width: 412, height: 823 };
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1440, height: 900 };

const ENGLISH = ["/", "/roofing", "/solar", "/hvac", "/free-pricing", "/pools", "/boynton-beach"];
const VISITS = [
  ...[
    ...ENGLISH,
    ...ENGLISH.map(spanish),
    "/about-us",
    "/reviews",
    "/tools/price",
    "/es/contact",
  ].map((address) => [COMMON, address] as const),
  // Where a line of a heading, a path or a lead broke elsewhere.
  ...["/", "/roofing", "/boynton-beach", "/es/wellington"].map(
    (address) => [NARROW, address] as const,
  ),
  ...["/roofing", "/boynton-beach", "/es/solar"].map((address) => [WIDE, address] as const),
];

test("hardly anything in sight moves when the fonts come after the words", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  let fonts = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await fonts.promise;
    await route.continue();
  });

  const moved: Record<string, number> = {};
  for (const [screen, address] of VISITS) {
    await page.setViewportSize(screen);
    fonts = Promise.withResolvers();
    const asked = page.waitForRequest("**/*.woff2");
    await page.goto(address, { waitUntil: "commit" });
    await asked;
    await drawn(page);
    await page.evaluate(() => (window as unknown as Shifts).shifts.splice(0));
    fonts.resolve();
    await fontsArePutIn(page);
    await drawn(page);
    const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
    moved[`${address} at ${screen.width}`] = sumOf(shifts);
  }
  expect(Object.entries(moved).filter(([, one]) => one > MOST_ON_ONE)).toEqual([]);
  const average = sumOf(Object.values(moved)) / VISITS.length;
  expect(average, JSON.stringify(moved)).toBeLessThan(MOST_ON_AVERAGE);
});

test("the first picture comes before the fonts", async ({ page }) => {
  const picture = Promise.withResolvers<void>();
  await page.route(/\/images\/.*avif$/, async (route) => {
    await picture.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/roofing", { waitUntil: "domcontentloaded" });
  await drawn(page);
  expect(asked.filter((url) => url.endsWith(".woff2"))).toEqual([]);
  picture.resolve();
  await fontsArePutIn(page);
});

test("the fonts come, too, where the first picture does not", async ({ page }) => {
  await page.route(/\/images\//, (route) => route.abort());
  await page.goto("/roofing");
  await fontsArePutIn(page);
});

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

async function fontsArePutIn(page: Page) {
  await expect(page.locator(`html:not([${FONTS_TO_COME}])`)).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Bricolage/);
  expect(await page.evaluate(() => document.fonts.check('700 1em "Bricolage Grotesque"'))).toBe(
    true,
  );
}

async function drawn(page: Page) {
  await page.evaluate(async () => {
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames++) await next();
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

interface Shifts {
  shifts: number[];
}
