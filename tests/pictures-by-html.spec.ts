/** Pictures need no script: they are in the page, and come where scripts are late or never do. */
import type { Page } from "@playwright/test";
import { fetchedPictures, seeAllPictures } from "./seen-pictures.ts";
import { awake, expect, test } from "./site.ts";

test.use({ serviceWorkers: "allow" });

/** Lets scripts stay on their way: nothing fails, so nothing stands in for them. Gives what lets them come. */
async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.(js|txt)$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Stops the time of the styles before the page is opened. Gives what makes it run fast. */
async function stopAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return () => devtools.send("Animation.setPlaybackRate", { playbackRate: 1000 });
}

const isFirst = (address: string) => address.includes("/hero-");

test("without any script, pictures come after a while, when they are near", async ({ page }) => {
  const fetched = fetchedPictures(page);
  const letTimePass = await stopAnimations(page);
  await holdScripts(page);
  await page.goto("/");
  expect(fetched.filter((address) => !isFirst(address))).toEqual([]);
  await letTimePass();
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  const all = await page.locator("main picture").count();
  expect(fetched.length).toBeLessThan(all);
  await seeAllPictures(page);
  expect(fetched).toHaveLength(all);
});

test("what has come by itself stays, unchanged, when the scripts come after all", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => void complaints.push(message.text()));
  const fetched = fetchedPictures(page);
  const letTimePass = await stopAnimations(page);
  const release = await holdScripts(page);
  await page.goto("/");
  await letTimePass();
  await seeAllPictures(page);
  const before = [...fetched];
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
  release();
  await awake(page);
  await seeAllPictures(page);
  expect(await page.evaluate("wasGone")).toBe(false);
  expect(fetched).toEqual(before);
  expect(complaints).toEqual([]);
});

test("who prints right after loading has every picture on paper", async ({ page }) => {
  await stopAnimations(page);
  await holdScripts(page);
  await page.goto("/");
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

test("each picture is told once, before it comes and after", async ({ page }) => {
  const told = () =>
    page
      .getByRole("main")
      .getByRole("img")
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute("alt") ?? one.getAttribute("aria-label")),
      );
  const release = await holdScripts(page);
  await page.goto("/");
  const before = await told();
  expect(before.length).toBeGreaterThan(10);
  expect(new Set(before).size).toBe(before.length);
  release();
  await awake(page);
  await seeAllPictures(page);
  expect(await told()).toEqual(before);
});
