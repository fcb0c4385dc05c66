/** Pictures: the first at once, the others when they come near; in files that fit; and by HTML alone. */
import type { Page } from "@playwright/test";
import { PRELOAD_DISTANCE_PX } from "#app/ui/lazy-image.tsx";
import { seeAllPictures } from "./pictures.ts";
import { hydrated, expect, holdScripts, otherPage, sectionOn, test } from "./site.ts";

/** Of a window: fonts that come late on a busy machine move lines by 0.04, a picture without its room by more. */
const MOST_SHIFT = 0.05;

/** The addresses of all that are asked for from now on; the list grows. */
function fetchedPictures(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/images/")) fetched.push(pathname);
  });
  return fetched;
}

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
  const far = sectionOn("/", "showcase").tiles.at(-1)?.picture.name;
  const ofFrame = () => fetched.filter((path) => path.includes(`/${far}-`));
  const frame = page.locator("span", { has: page.locator(`img[src^="/images/${far}-"]`) }).last();
  const height = page.viewportSize()?.height ?? 0;
  const top = await frame.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  );
  await page.evaluate((y) => window.scrollTo(0, y), top - height - PRELOAD_DISTANCE_PX - 40);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(ofFrame()).toEqual([]);

  await page.evaluate((y) => window.scrollTo(0, y), top - height - PRELOAD_DISTANCE_PX + 40);
  await expect.poll(ofFrame).toHaveLength(1);
  const picture = frame.locator("picture img");
  await expect(picture).toHaveCSS("opacity", "1");

  await seeAllPictures(page);
  expect(await page.evaluate("shift")).toBeLessThan(MOST_SHIFT);
});

test("pictures come in files that fit the size they are shown at", async ({ page, visit }) => {
  await visit(otherPage);
  await seeAllPictures(page);
  const pictures = page.locator("main span:visible > picture img");
  const fits = await pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ currentSrc, naturalWidth, naturalHeight, parentElement, width, height }) => {
      const needed = Math.max(width, (height * naturalWidth) / naturalHeight) * devicePixelRatio;
      const offers = [...(parentElement?.children ?? [])].map(
        (one) => one.getAttribute("srcset") ?? "",
      );
      const offer = offers.find((srcset) => srcset.includes(new URL(currentSrc).pathname)) ?? "";
      const made = [...offer.matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide));
      const chosen = Number(/-(\d+)-[0-9a-f]{8}\./.exec(currentSrc)?.[1]);
      return { file: currentSrc, needed, made, chosen };
    }),
  );
  expect(fits.length).toBeGreaterThan(0);
  for (const { file, needed, made, chosen } of fits) {
    const enough = made.filter((wide) => wide >= needed * 0.75);
    const [smallest = Math.max(...made), next = Math.max(...made)] = enough;
    expect([smallest, next], `${file} for ${Math.round(needed)} px`).toContain(chosen);
  }
});

/** Stops the time of the styles before the page is opened. Gives what makes it run fast. */
async function stopAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return () => devtools.send("Animation.setPlaybackRate", { playbackRate: 1000 });
}

test("while scripts do not come, near pictures come after a while, and stay when they do", async ({
  page,
}) => {
  const fetched = fetchedPictures(page);
  const letTimePass = await stopAnimations(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  expect(fetched.filter((address) => !address.includes("/hero-"))).toEqual([]);
  await letTimePass();
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  const all = await page.locator("main span:has(> picture)").filter({ visible: true }).count();
  expect(fetched.length).toBeLessThan(all);
  await seeAllPictures(page);
  expect(fetched).toHaveLength(all);

  letScriptsCome();
  await hydrated(page);
  await seeAllPictures(page);
  expect(fetched).toHaveLength(all);
});
