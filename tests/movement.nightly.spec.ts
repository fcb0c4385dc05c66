/** How a page moves, and when its far parts are laid out. Where it stands then is in movement.spec.ts. */
import type { Page } from "@playwright/test";
import { standsClearOfHeader } from "./clear-of-header.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { test } from "./one-tab.ts";
import { PHONE } from "./screens.ts";
import { expect, test as testInNewTab, whole } from "./site.ts";

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Follows a link of the page by its address, whatever screen it is shown on. */
const follow = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).first().dispatchEvent("click");

test("far parts are laid out later, or when the visitor comes near", async ({ page }) => {
  const isLaidOut = () =>
    page
      .locator("main > section")
      .last()
      .evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/");
  expect(await isLaidOut()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(isLaidOut).toBe(true);

  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto("/solar");
  await whole(page);
  expect(await scrolled(page)).toBe(0);
});

/** Where a page stood, and whether it goes smoothly from there to where it is sent. */
interface Place {
  top: number;
  behavior: string;
}

/**
 * Runs in the page: remembers every distinct place from now on. Of a smooth scroll, a crowded
 * machine may draw no frame between the first and the last, so the browser's word counts.
 */
function watchScroll() {
  const seen: Place[] = [];
  Object.assign(window, { seen });
  const look = () => {
    if (document.documentElement && seen.at(-1)?.top !== window.scrollY) {
      const { scrollBehavior: behavior } = getComputedStyle(document.documentElement);
      seen.push({ top: window.scrollY, behavior });
    }
    requestAnimationFrame(look);
  };
  look();
}
const places = (page: Page) => page.evaluate(() => (window as unknown as { seen: Place[] }).seen);

/** Every place but the first is one that the page was on its way from the first to the last. */
async function wentSmoothly(page: Page) {
  const [, ...passed] = await places(page);
  expect(passed).not.toEqual([]);
  expect(new Set(passed.map(({ behavior }) => behavior))).toEqual(new Set(["smooth"]));
}

test("a link to a part scrolls there smoothly, on the same page", async ({ page, visit }) => {
  await visit("/");
  await page.evaluate(watchScroll);
  await follow(page, "/#home-services");
  await standsClearOfHeader(page, "home-services");
  await wentSmoothly(page);
});

test("from another page it starts at the top and scrolls there smoothly", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(watchScroll);
  await follow(page, "/#home-services");
  await expect(page).toHaveURL("/#home-services");
  await standsClearOfHeader(page, "home-services");
  expect((await places(page)).map(({ top }) => top)).toContain(0);
  await wentSmoothly(page);
});

testInNewTab("on first load it scrolls there smoothly", async ({ page }) => {
  // Nobody waits for scripts and fonts there. What comes on the way may move the part by a line.
  await page.route(/\.(js|woff2)$/, () => undefined);
  await page.addInitScript(watchScroll);
  await page.goto("/#home-services", { waitUntil: "domcontentloaded" });
  await standsClearOfHeader(page, "home-services");
  await wentSmoothly(page);
});

test("with reduced motion the page jumps there at once", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("/");
  await page.evaluate(watchScroll);
  await follow(page, "/#home-services");
  await standsClearOfHeader(page, "home-services");
  await expect
    .poll(async () => (await places(page)).map(({ behavior }) => behavior))
    .toEqual(["auto", "auto"]);
});

type Stops = { stops: { stop: HTMLElement; top: number }[] };

/** Runs in the page: remembers what has the focus, and where in the window it stands. */
function noteFocus() {
  const page = window as unknown as Stops;
  const stop = document.activeElement as HTMLElement;
  (page.stops ??= []).push({ stop, top: stop.getBoundingClientRect().top });
}

/** Runs in the page: gives the focus to the same again by script; tells what then stands elsewhere. */
function focusAgain() {
  window.scrollTo({ top: 0, behavior: "instant" });
  return (window as unknown as Stops).stops.flatMap(({ stop, top }) => {
    stop.focus();
    const newTop = stop.getBoundingClientRect().top;
    return Math.abs(newTop - top) < 1 ? [] : [`${stop.textContent}: ${top}, then ${newTop}`];
  });
}

test("the Tab key makes a page scroll as faultsOfFocus does", async ({ page, visit }) => {
  await page.setViewportSize(PHONE.viewport);
  await visit("/locations");
  await whole(page);
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    await page.evaluate(noteFocus);
  }
  expect(await page.evaluate(focusAgain)).toEqual([]);
  expect(await page.evaluate(faultsOfFocus)).toEqual([]);
});
