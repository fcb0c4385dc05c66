/** Pictures: the first at once, the others when they come near; in files that fit; and by HTML alone. */
import type { Page } from "@playwright/test";
import { PRELOAD_DISTANCE_PX } from "#app/ui/lazy-image.tsx";
import { holdScripts } from "./held-scripts.ts";
import { PHONE } from "./screens.ts";
import { fetchedPictures, seeAllPictures } from "./seen-pictures.ts";
import { awake, expect, test, whole } from "./site.ts";

/** Of a window; beyond it, people see that a page moves. */
const MOST_SHIFT = 0.02;

/** Runs in the page: adds up what moves by itself. */
function addUpShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

test("a picture waits until it is 400 px away, then fades in; nothing shifts while all come", async ({
  page,
  visit,
}) => {
  await page.addInitScript(addUpShifts);
  const fetched = fetchedPictures(page);
  await visit("/");
  await whole(page);
  const flooring = () => fetched.filter((path) => path.includes("card-flooring"));
  const frame = page.locator("#home-services li").first();
  const height = page.viewportSize()?.height ?? 0;
  const top = await frame.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  );
  await page.evaluate((y) => window.scrollTo(0, y), top - height - PRELOAD_DISTANCE_PX - 40);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(flooring()).toEqual([]);

  await page.evaluate((y) => window.scrollTo(0, y), top - height - PRELOAD_DISTANCE_PX + 40);
  await expect.poll(flooring).toHaveLength(1);
  const picture = frame.locator("picture img");
  await expect(picture).toHaveCSS("opacity", "1");
  await expect(picture).toHaveCSS("transform", "none");

  await seeAllPictures(page);
  expect(await page.evaluate("shift")).toBeLessThan(MOST_SHIFT);
});

test("pictures come in files that fit the size they are shown at", async ({ page, visit }) => {
  await visit("/roofing");
  await seeAllPictures(page);
  const pictures = page.locator("main span:visible > picture img");
  const fits = await pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = image.naturalWidth / image.naturalHeight;
      const needed = Math.max(width, height * ratio) * devicePixelRatio;
      const path = new URL(image.currentSrc).pathname;
      const offers = [...(image.parentElement?.children ?? [])].map(
        (one) => one.getAttribute("srcset") ?? "",
      );
      const offer = offers.find((srcset) => srcset.includes(path)) ?? "";
      const made = [...offer.matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide));
      const chosen = Number(/-(\d+)-[0-9a-f]{8}\./.exec(image.currentSrc)?.[1]);
      return { file: image.currentSrc, needed, made, chosen };
    }),
  );
  expect(fits.length).toBeGreaterThan(0);
  for (const { file, needed, made, chosen } of fits) {
    const enough = made.filter((wide) => wide >= needed * 0.75);
    const [smallest = Math.max(...made), next = Math.max(...made)] = enough;
    expect([smallest, next], `${file} for ${Math.round(needed)} px`).toContain(chosen);
  }
});

test.describe("on a phone of three pixels a point", () => {
  test.use({ ...PHONE, deviceScaleFactor: 3 });

  test("the first picture comes in the file of two", async ({ page }) => {
    await page.goto("/");
    const first = page.locator("main picture img").first();
    const file = () => first.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toMatch(/-780-[0-9a-f]+\.avif$/);
  });
});

/** Stops the time of the styles before the page is opened. Gives what makes it run fast. */
async function stopAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return () => devtools.send("Animation.setPlaybackRate", { playbackRate: 1000 });
}

/** Each picture as it is told to who does not see it. */
const told = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("img")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("alt") ?? one.getAttribute("aria-label")),
    );

test("while scripts do not come, near pictures come after a while, and stay when they do", async ({
  page,
}) => {
  const fetched = fetchedPictures(page);
  const isFirst = (address: string) => address.includes("/hero-");
  const letTimePass = await stopAnimations(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  expect(fetched.filter((address) => !isFirst(address))).toEqual([]);
  const heard = await told(page);
  expect(heard.length).toBeGreaterThan(10);
  expect(new Set(heard).size).toBe(heard.length);

  await letTimePass();
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  const all = await page.locator("main picture").count();
  expect(fetched.length).toBeLessThan(all);
  await seeAllPictures(page);
  expect(fetched).toHaveLength(all);

  await page.evaluate(() => {
    const pictures = [...document.querySelectorAll("main picture img")];
    const isGone = () => pictures.some((picture) => getComputedStyle(picture).opacity !== "1");
    Object.assign(window, { wasGone: false });
    const look = () => {
      if (isGone()) Object.assign(window, { wasGone: true });
      requestAnimationFrame(look);
    };
    look();
  });
  letScriptsCome();
  await awake(page);
  await seeAllPictures(page);
  expect(await page.evaluate("wasGone")).toBe(false);
  expect(fetched).toHaveLength(all);
  expect(await told(page)).toEqual(heard);
});

test("who prints right after loading has every picture on paper", async ({ page }) => {
  await stopAnimations(page);
  await holdScripts(page);
  await page.goto("/about-us");
  await page.emulateMedia({ media: "print" });
  const pictures = page.locator("main picture img").filter({ visible: true });
  // Who prints has the browser fetch all; a Chromium without windows must come near each of them.
  const missing = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => {
      const yetToCome = all.filter(({ naturalWidth }) => naturalWidth === 0);
      yetToCome[0]?.scrollIntoView({ behavior: "instant" });
      return yetToCome.length;
    });
  await expect.poll(missing).toBe(0);
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(await pictures.count());
});
