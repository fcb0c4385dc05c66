/** The bottom bar and the drawer of small screens. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { expect, labels, site, whole, words } from "./site.ts";

/** Sizes of the specification, in pixels. */
const BAR_HEIGHT = 80;
const DRAWER_WIDTH = 360;

const bar = (page: Page) => page.getByRole("navigation", { name: words.contactBar });
const menuButton = (page: Page) => bar(page).getByRole("button", { name: words.menu });
const drawer = (page: Page) => page.getByRole("dialog", { name: words.mainMenu });
const group = (page: Page, label: string) =>
  drawer(page)
    .getByRole("group")
    .filter({ hasText: labels(label) });

test("the bar stays at the bottom with call, mail and menu", async ({ page, visit }) => {
  await visit("/");
  await page.evaluate(() => window.scrollTo(0, 2000));
  const box = await bar(page).boundingBox();
  expect(box?.height).toBe(BAR_HEIGHT);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  await expect(bar(page).getByRole("link", { name: "CALL US" })).toHaveAttribute(
    "href",
    `tel:${site.company.phone.dialled}`,
  );
  await expect(bar(page).getByRole("link", { name: "CONTACT US" })).toHaveAttribute(
    "href",
    `mailto:${site.company.email}`,
  );
  await expect(menuButton(page)).toHaveText("MENU");
});

test("the end of the page is not hidden behind the bar", async ({ page, visit }) => {
  await visit("/");
  await whole(page);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  const last = await page.getByText("© 2024").boundingBox();
  const top = (await bar(page).boundingBox())?.y ?? 0;
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
});

test("small screens have no top menu", async ({ page, visit }) => {
  await visit("/");
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
});

test("the drawer opens from the left and holds the specification's links", async ({
  page,
  visit,
}) => {
  await visit("/");
  await menuButton(page).tap();
  await expect(drawer(page)).toBeVisible();
  await expect(async () => {
    const box = await drawer(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeLessThanOrEqual(DRAWER_WIDTH);
    expect(box?.height).toBe(page.viewportSize()?.height);
  }).toPass();
  for (const entry of site.navigation.drawer) {
    if (!("items" in entry)) {
      await expect(drawer(page).getByRole("link", { name: labels(entry.label) })).toHaveAttribute(
        "href",
        entry.to,
      );
      continue;
    }
    await drawer(page).getByText(labels(entry.label), { exact: true }).tap();
    const links = group(page, entry.label).getByRole("link");
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(found).toEqual(entry.items.map(({ to, label }) => [labels(label), to]));
  }
});

test("on a wide phone it is no wider than the specification says", async ({ page, visit }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await visit("/");
  await menuButton(page).tap();
  await expect(async () =>
    expect((await drawer(page).boundingBox())?.width).toBe(DRAWER_WIDTH),
  ).toPass();
});

test("groups expand and collapse each on its own", async ({ page, visit }) => {
  await visit("/");
  await menuButton(page).tap();
  const solar = drawer(page).getByRole("link", { name: labels("solar"), exact: true });
  const flooring = drawer(page).getByRole("link", { name: labels("flooring") });
  await expect(solar).toBeHidden();
  await drawer(page).getByText(labels("home-improvements"), { exact: true }).tap();
  await drawer(page).getByText(labels("home-service"), { exact: true }).tap();
  await expect(solar).toBeVisible();
  await expect(flooring).toBeVisible();
  await drawer(page).getByText(labels("home-improvements"), { exact: true }).tap();
  await expect(solar).toBeHidden();
  await expect(flooring).toBeVisible();
});

test("choosing an item leads there and closes the drawer; Back leads back at once", async ({
  page,
  visit,
}) => {
  await visit("/roofing");
  await menuButton(page).tap();
  await drawer(page).getByText(labels("home-improvements"), { exact: true }).tap();
  await drawer(page)
    .getByRole("link", { name: labels("solar"), exact: true })
    .tap();
  await expect(page).toHaveURL("/solar");
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/roofing");
  await expect(drawer(page)).toBeHidden();
});

test("choosing the page one is on just closes the drawer", async ({ page, visit }) => {
  await visit("/contests");
  await menuButton(page).tap();
  await drawer(page)
    .getByRole("link", { name: labels("contests") })
    .tap();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/contests");
});

for (const [way, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a tap beside it", (page: Page) => page.touchscreen.tap(380, 400)],
  ["its button", (page: Page) => drawer(page).getByRole("button", { name: words.closeMenu }).tap()],
  ["Back", (page: Page) => page.evaluate(() => window.history.back())],
] as const) {
  test(`${way} closes the drawer and gives the focus back`, async ({ page, visit }) => {
    await visit("/");
    await visit("/solar");
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await close(page);
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL("/solar");
    // No history entry is left behind: Back now leaves the page.
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
}

test("the focus stays inside, and the page behind does not scroll", async ({ page, visit }) => {
  await visit("/");
  await menuButton(page).tap();
  await expect(drawer(page)).toBeVisible();
  const stops = new Set<boolean>();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    stops.add(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || Boolean(at?.closest("dialog"));
      }),
    );
  }
  expect([...stops]).toEqual([true]);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
