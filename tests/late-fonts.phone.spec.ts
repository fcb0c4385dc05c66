/** How far words move when the fonts come after them, as on a slow line. */
import { expect, spanish, test } from "./site.ts";

/** In parts of the screen, as browsers reckon layout shifts; 0.1 is what they call good. */
const MOST_ON_ONE = 0.05;
const MOST_ON_AVERAGE = 0.01;
/** A common phone, on which more lines broke elsewhere than on others. */
const SCREEN = { width: 412, height: 823 };

const ENGLISH = ["/", "/roofing", "/solar", "/hvac", "/free-pricing", "/pools", "/boynton-beach"];
const ADDRESSES = [...ENGLISH, ...ENGLISH.map(spanish), "/about-us", "/reviews", "/tools/price"];

test("words hardly move when the fonts come after them", async ({ page }) => {
  await page.setViewportSize(SCREEN);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  let fonts = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await fonts.promise;
    await route.continue();
  });

  const moved: Record<string, number> = {};
  for (const address of ADDRESSES) {
    fonts = Promise.withResolvers();
    const asked = page.waitForRequest("**/*.woff2");
    await page.goto(address, { waitUntil: "commit" });
    await asked;
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    fonts.resolve();
    moved[address] = await page.evaluate(async () => {
      await document.fonts.ready;
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames++) await drawn();
      return (window as unknown as { shift: number }).shift;
    });
  }
  for (const [address, shift] of Object.entries(moved)) {
    expect(shift, address).toBeLessThan(MOST_ON_ONE);
  }
  const sum = Object.values(moved).reduce((all, one) => all + one, 0);
  expect(sum / ADDRESSES.length, JSON.stringify(moved)).toBeLessThan(MOST_ON_AVERAGE);
});
