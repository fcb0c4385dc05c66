/** The bottom bar and the drawer of small screens. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { test } from "./one-tab.ts";
import { expect, labels, pages, site, whole, words } from "./site.ts";

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

/** The first group is open from the start. */
async function openGroup(page: Page, label: string) {
  const isOpen = await group(page, label).evaluate((one: HTMLDetailsElement) => one.open);
  if (!isOpen) await drawer(page).getByText(labels(label), { exact: true }).tap();
}

test("the bar stays at the bottom with call, mail and menu, and hides no end of a page", async ({
  page,
  visit,
}) => {
  await visit("/");
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
  await expect(bar(page).getByRole("link", { name: "CALL US" })).toHaveAttribute(
    "href",
    `tel:${site.company.phone.dialled}`,
  );
  await expect(bar(page).getByRole("link", { name: "CONTACT US" })).toHaveAttribute(
    "href",
    `mailto:${site.company.email}`,
  );
  await expect(menuButton(page)).toHaveText("MENU");
  await whole(page);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  const { y = 0, height } = (await bar(page).boundingBox()) ?? {};
  expect(height).toBe(BAR_HEIGHT);
  expect(y + BAR_HEIGHT).toBe(page.viewportSize()?.height);
  const last = await page.getByText("© 2024").boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(y);
});

test("it holds the specification's links, each says what it leads to, and groups open one by one", async ({
  page,
  visit,
}) => {
  await visit("/");
  await menuButton(page).tap();
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
    await openGroup(page, entry.label);
    const links = group(page, entry.label).getByRole("link");
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    const below = (to: string) => site.navigation.inMenus[to]?.pages ?? [];
    const expected = entry.items.flatMap((item) => [item, ...below(item.to)]);
    expect(found).toEqual(expected.map(({ to, label }) => [labels(label), to]));
    for (const { to, label } of entry.items) {
      const isThere = pages[to]?.sections[0]?.kind !== "coming-soon";
      const said = [isThere ? "" : words.comingSoon.tag, words.menuLines[to] ?? ""];
      await expect(
        group(page, entry.label).getByRole("link", { name: labels(label), exact: true }),
      ).toHaveAccessibleDescription(said.filter(Boolean).join(" "));
    }
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  const solar = drawer(page).getByRole("link", { name: labels("solar"), exact: true });
  await expect(solar).toBeVisible();
  await drawer(page).getByText(labels("home-improvements"), { exact: true }).tap();
  await expect(solar).toBeHidden();
  await expect(drawer(page).getByRole("link", { name: labels("flooring") })).toBeVisible();
});

test("its pictures come when it opens, and those of a closed group with the group", async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // With a route there is no cache: what the browser still has of another test, it shows at once.
  await page.route("**/images/**", (route) => route.continue());
  const pictureOf = (to: string) => `/${site.navigation.inMenus[to]?.picture.name}-`;
  const times = (to: string) => asked.filter((address) => address.includes(pictureOf(to))).length;
  await visit("/reviews");
  expect(times("/roofing")).toBe(0);
  await menuButton(page).tap();
  await expect.poll(() => times("/roofing")).toBe(1);
  expect(times("/services/window-cleaning")).toBe(0);
  await openGroup(page, "home-service");
  await expect.poll(() => times("/services/window-cleaning")).toBe(1);
});

test("choosing an item leads there and closes it; Back leads back at once", async ({
  page,
  visit,
}) => {
  const link = (name: string) => drawer(page).getByRole("link", { name, exact: true });
  await visit("/contests");
  await menuButton(page).tap();
  await link(labels("contests")).tap();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/contests");

  await menuButton(page).tap();
  await link(labels("solar")).tap();
  await expect(page).toHaveURL("/solar");
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/contests");
  await expect(drawer(page)).toBeHidden();

  // At its end, in sight, are the way to a price and our number.
  await menuButton(page).tap();
  const call = link(site.company.phone.shown);
  await expect(call).toHaveAttribute("href", `tel:${site.company.phone.dialled}`);
  await expect(call).toBeInViewport({ ratio: 1 });
  await link(labels(site.navigation.invitation.label)).tap();
  await expect(page).toHaveURL(site.navigation.invitation.to);
  await expect(drawer(page)).toBeHidden();
});

test("beside words about a claim, it leads nobody to us", async ({ page, visit }) => {
  await visit("/tools/rights?situation=storm&loss=2026-10-09");
  await menuButton(page).tap();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole("link", { name: site.company.phone.shown })).toBeHidden();
});

test("Escape, its button, a tap beside it and Back close it, and give the focus back", async ({
  page,
  visit,
}) => {
  await visit("/");
  await visit("/solar");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => drawer(page).getByRole("button", { name: words.closeMenu }).tap(),
    () => page.touchscreen.tap(380, 400),
    () => page.evaluate(() => window.history.back()),
  ]) {
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL("/solar");
  }
  // No history entry is left behind: Back now leaves the page.
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the focus stays inside, the page behind does not scroll, and it is never wider", async ({
  page,
  visit,
}) => {
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
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(async () =>
    expect((await drawer(page).boundingBox())?.width).toBe(DRAWER_WIDTH),
  ).toPass();
});
