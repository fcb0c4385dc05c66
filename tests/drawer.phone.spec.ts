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
    await openGroup(page, entry.label);
    const links = group(page, entry.label).getByRole("link");
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    const below = (to: string) => site.navigation.inMenus[to]?.pages ?? [];
    const expected = entry.items.flatMap((item) => [item, ...below(item.to)]);
    expect(found).toEqual(expected.map(({ to, label }) => [labels(label), to]));
  }
});

test("each item says what it leads to, and what is not there yet says so", async ({
  page,
  visit,
}) => {
  await visit("/");
  await menuButton(page).tap();
  for (const entry of site.navigation.drawer) {
    if (!("items" in entry)) continue;
    await openGroup(page, entry.label);
    for (const { to, label } of entry.items) {
      const isThere = pages[to]?.sections[0]?.kind !== "coming-soon";
      const said = [isThere ? "" : words.comingSoon.tag, words.menuLines[to] ?? ""];
      await expect(
        group(page, entry.label).getByRole("link", { name: labels(label), exact: true }),
      ).toHaveAccessibleDescription(said.filter(Boolean).join(" "));
    }
  }
  expect(await accessibilityFaults(page)).toEqual([]);
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
  await page.waitForLoadState("networkidle");
  expect(times("/roofing")).toBe(0);
  await menuButton(page).tap();
  await expect.poll(() => times("/roofing")).toBe(1);
  expect(times("/services/window-cleaning")).toBe(0);
  await openGroup(page, "home-service");
  await expect.poll(() => times("/services/window-cleaning")).toBe(1);
});

test("at its end, in sight, are the way to a price and our number", async ({ page, visit }) => {
  await visit("/");
  await menuButton(page).tap();
  const call = drawer(page).getByRole("link", { name: site.company.phone.shown });
  await expect(call).toHaveAttribute("href", `tel:${site.company.phone.dialled}`);
  await expect(call).toBeInViewport({ ratio: 1 });
  await drawer(page)
    .getByRole("link", { name: labels(site.navigation.invitation.label) })
    .tap();
  await expect(page).toHaveURL(site.navigation.invitation.to);
  await expect(drawer(page)).toBeHidden();
});

test("where nobody is led to us, it offers neither", async ({ page, visit }) => {
  await visit("/tools/my-rights");
  await page.evaluate(() =>
    document.querySelector("main")?.toggleAttribute("data-no-offers", true),
  );
  await menuButton(page).tap();
  await expect(drawer(page).getByRole("link", { name: site.company.phone.shown })).toBeHidden();
  await page.evaluate(() => document.querySelector("main")?.removeAttribute("data-no-offers"));
  await expect(drawer(page).getByRole("link", { name: site.company.phone.shown })).toBeVisible();
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
  await expect(solar).toBeVisible();
  await expect(flooring).toBeHidden();
  await drawer(page).getByText(labels("home-service"), { exact: true }).tap();
  await expect(solar).toBeVisible();
  await expect(flooring).toBeVisible();
  await drawer(page).getByText(labels("home-improvements"), { exact: true }).tap();
  await expect(solar).toBeHidden();
  await expect(flooring).toBeVisible();
  await drawer(page).getByText(labels("home-improvements"), { exact: true }).tap();
  await expect(solar).toBeVisible();
});

test("choosing an item leads there and closes the drawer; Back leads back at once", async ({
  page,
  visit,
}) => {
  await visit("/roofing");
  await menuButton(page).tap();
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
