/** Pictures: the first at once, the others when they come near. */
import { PRELOAD_DISTANCE_PX } from "#app/ui/lazy-image.tsx";
import { PHONE } from "./screens.ts";
import { fetchedPictures, seeAllPictures } from "./seen-pictures.ts";
import { expect, test, whole } from "./site.ts";

test("the distance is that of the specification", () => {
  expect(PRELOAD_DISTANCE_PX).toBe(400);
});

test("the first picture is in the page, before all else", async ({ request }) => {
  const html = await (await request.get("/solar")).text();
  const first = /<main[\s\S]*?<img[^>]*>/.exec(html)?.[0];
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading="lazy"');
});

test("a far picture waits until it is near, then fades in", async ({ page, visit }) => {
  const fetched = fetchedPictures(page);
  await visit("/");
  await whole(page);
  const flooring = () => fetched.filter((path) => path.includes("card-flooring"));
  const frame = page.locator("#home-services li").first();
  expect(flooring()).toEqual([]);

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
});

for (const address of ["/", "/roofing", "/solar/panels", "/boynton-beach", "/pools"]) {
  test(`${address} gets files that fit the size they are shown at`, async ({ page, visit }) => {
    await visit(address);
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
}

for (const address of ["/", "/roofing", "/about-us"]) {
  test(`${address}: a phone of three pixels a point takes the file of two`, async ({ browser }) => {
    const phone = await browser.newPage({ ...PHONE, deviceScaleFactor: 3 });
    await phone.goto(address);
    const first = phone.locator("main picture img").first();
    const file = () => first.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toMatch(/-780-[0-9a-f]+\.avif$/);
    await phone.close();
  });
}

test("nothing shifts while pictures come", async ({ page, visit }) => {
  await page.addInitScript(() => {
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
  });
  await visit("/");
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < end; y += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.02,
  );
});

test("every picture has its size and says what it shows, or that it only decorates", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  const images = await page
    .locator("img")
    .evaluateAll((all) =>
      all.map((image) => [
        image.getAttribute("width"),
        image.getAttribute("height"),
        image.getAttribute("alt"),
      ]),
    );
  expect(images.length).toBeGreaterThan(2);
  for (const [width, height, alt] of images) {
    expect(Number(width)).toBeGreaterThan(0);
    expect(Number(height)).toBeGreaterThan(0);
    expect(alt).not.toBeNull();
  }
});
