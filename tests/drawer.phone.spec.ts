/** The bottom bar and the drawer of small screens. */
import type { Page } from "@playwright/test";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { ENLARGED, LYING_PHONE, PHONE } from "./screens.ts";
import {
  hasSpanish,
  hydrated,
  expect,
  inSpanish,
  labels,
  site,
  testInTab as test,
  words,
} from "./site.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: words.contactBar });
const menuButton = (page: Page) => bar(page).getByRole("button", { name: words.menu });
const drawer = (page: Page) => page.getByRole("dialog", { name: words.mainMenu });
const link = (page: Page, name: string) => drawer(page).getByRole("link", { name, exact: true });

/** What a finger hits, in pixels. */
const SMALLEST_TARGET = 44;

/** The first is open, the second opens. */
const [first, second] = site.navigation.drawer.filter((entry) => "items" in entry);
const firstItem = (page: Page, group = first) => link(page, labels(group?.items[0]?.label ?? ""));

test("the bar stays at the bottom with call, mail and menu, and hides no end of a page", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const to of [`tel:${site.company.phone.dialled}`, `mailto:${site.company.email}`]) {
    await expect(bar(page).locator(`a[href="${to}"]`)).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  const top = (await bar(page).boundingBox())?.y ?? 0;
  const last = await page.getByText("©").last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
});

test("it holds the specification's links, groups open and close one by one, and pictures come with them", async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // With a route there is no cache: what the browser still has of another test, it shows at once.
  await page.route("**/images/**", (route) => route.continue());
  const picture = `/${site.navigation.inMenus[second?.items[0]?.to ?? ""]?.picture.name}-`;
  const times = () => asked.filter((address) => address.includes(picture)).length;
  await visit("/reviews");
  await menuButton(page).tap();
  await expect(drawer(page)).toBeVisible();
  const expected = site.navigation.drawer.flatMap((entry) =>
    "items" in entry
      ? entry.items.flatMap((item) => [item, ...(site.navigation.inMenus[item.to]?.pages ?? [])])
      : [entry],
  );
  const found = await drawer(page)
    .locator("nav a")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(found).toEqual(expect.arrayContaining(expected.map(({ to }) => to)));
  expect(times()).toBe(0);
  await expect(firstItem(page)).toBeVisible();
  await drawer(page)
    .getByText(labels(second?.label ?? ""), { exact: true })
    .tap();
  await expect(firstItem(page, second)).toBeVisible();
  await expect.poll(times).toBe(1);
  await drawer(page)
    .getByText(labels(first?.label ?? ""), { exact: true })
    .tap();
  await expect(firstItem(page)).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("the other language, and first in the drawer a price, tools and storm, are in sight on every phone", async ({
  page,
  visit,
}) => {
  const { invitation, drawerTiles } = site.navigation;
  const others = hasSpanish ? [inSpanish.name] : [];
  await visit("/history");
  for (const viewport of [
    PHONE.viewport,
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of others) {
      const inHeader = page.getByRole("banner").getByRole("link", { name, exact: true });
      await expect(inHeader).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await inHeader.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    }
    await menuButton(page).tap();
    for (const name of [
      ...[invitation, ...drawerTiles].map(({ label }) => labels(label)),
      ...others,
    ]) {
      await expect(link(page, name)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  }
  await page.setViewportSize(PHONE.viewport);
});

test("choosing an item leads there and closes it; Back leads back at once", async ({
  page,
  visit,
}) => {
  await visit("/contests");
  await menuButton(page).tap();
  await link(page, labels("contests")).tap();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/contests");
  await menuButton(page).tap();
  await firstItem(page).tap();
  await expect(page).toHaveURL(first?.items[0]?.to ?? "");
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/contests");
  await expect(drawer(page)).toBeHidden();

  // A storm page is loaded in full, and Back leads back at once as well.
  const storm = site.navigation.drawerTiles.find(({ to }) => to === STORM_ADDRESSES[0]);
  if (!storm) return;
  await visit("/history");
  await menuButton(page).tap();
  await link(page, labels(storm.label)).tap();
  await expect(page).toHaveURL(storm.to);
  await page.goBack();
  await expect(page).toHaveURL("/history");
  await page.goBack();
  await expect(page).toHaveURL("/contests");
});

test("Escape, its button and a tap beside it close it, and give the focus back", async ({
  page,
  visit,
}) => {
  await visit("/history");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => drawer(page).getByRole("button", { name: words.closeMenu }).tap(),
    () => page.touchscreen.tap(380, 400),
  ]) {
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    // The page behind does not scroll.
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 600);
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL("/history");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("its other language leads to the same part of the page, and Back to where one was", async ({
  page,
  visit,
}) => {
  test.skip(!hasSpanish, "The site is in English alone.");
  await visit("/about-us");
  await visit("/contact#office");
  await menuButton(page).tap();
  await drawer(page).getByRole("link", { name: inSpanish.name, exact: true }).tap();
  await expect(page).toHaveURL("/es/contact#office");
  await hydrated(page);
  await expect(page.getByRole("button", { name: inSpanish.words.menu })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/contact#office");
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("on low screens the page has the screen, and the whole menu is at hand", async ({
  page,
  visit,
}) => {
  for (const screen of [LYING_PHONE, ENLARGED]) {
    await page.setViewportSize(screen);
    await visit("/history");
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await menuButton(page).tap();
    const last = drawer(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  }
  await page.setViewportSize(PHONE.viewport);
});
