/** The site without JavaScript: everything is there and everything opens. */
import { PHONE } from "./screens.ts";
import { seeAllPictures } from "./seen-pictures.ts";
import { expect, labels, pages, site, test, words } from "./site.ts";

test("menus open and lead on", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("banner").getByRole("navigation");
  const solar = menu.getByRole("link", { name: labels("solar") });
  await expect(solar).toBeHidden();
  await menu.getByRole("button", { name: labels("home-improvements") }).click();
  await expect(solar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(solar).toBeHidden();
  await menu.getByRole("button", { name: labels("home-improvements") }).click();
  await solar.click();
  await expect(page).toHaveURL("/solar");
});

test("the links of the menus are in the page as it is sent", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const entry of [...site.navigation.topMenu, ...site.navigation.drawer]) {
    for (const { to } of "items" in entry ? entry.items : [entry]) {
      expect(html).toContain(`href="${to}"`);
    }
  }
});

test("every picture shows, in a file that fits", async ({ page }) => {
  await page.goto("/");
  await seeAllPictures(page);
  const files = await page
    .locator("main picture img")
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
  expect(files.filter((file) => !file.endsWith(".avif"))).toEqual([]);
});

test("before and after stand side by side, with captions", async ({ page }) => {
  await page.goto("/");
  const section = pages["/"]?.sections.find(({ kind }) => kind === "before-after");
  if (section?.kind !== "before-after") throw new Error("The home page has no before-after");
  await expect(page.getByRole("slider")).toBeHidden();
  const before = await page
    .getByRole("figure")
    .filter({ hasText: section.before.label })
    .boundingBox();
  const after = await page
    .getByRole("figure")
    .filter({ hasText: section.after.label })
    .boundingBox();
  expect(before?.y).toBe(after?.y);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
  await expect(page.getByText(section.before.label, { exact: true })).toBeVisible();
});

test("the ZIP check is a table of its rules", async ({ page }) => {
  await page.goto("/locations");
  const section = pages["/locations"]?.sections.find(({ kind }) => kind === "zip-check");
  if (section?.kind !== "zip-check") throw new Error("There is no ZIP check on /locations");
  await expect(page.getByRole("textbox", { name: section.label })).toBeHidden();
  const table = page.getByRole("table", { name: section.table.heading });
  for (const county of Object.keys(site.zipCodes.counties)) {
    const name = words.place.countyNamed.replace("{county}", county);
    await expect(table.getByRole("row", { name })).toBeVisible();
  }
});

test("the counties of the map lead to their lists", async ({ page }) => {
  await page.goto("/locations");
  await page
    .getByRole("navigation", { name: /^Map of Florida/ })
    .getByText("Broward")
    .click();
  await expect(page).toHaveURL("/locations#broward");
  await expect(page.locator("#broward")).toBeInViewport();
});

test("questions open", async ({ page }) => {
  await page.goto("/solar");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await expect(question.locator("p")).toBeVisible();
});

test("a part of a page is reached, clear of the header", async ({ page }) => {
  await page.goto("/solar");
  await page
    .getByRole("banner")
    .getByRole("link", { name: labels("home-services") })
    .click();
  await expect(page).toHaveURL("/#home-services");
  const top = () =>
    page.locator("#home-services").evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(140);
  expect(await top()).toBeGreaterThan(60);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the drawer opens, its groups too, and a link leads on", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: words.menu, exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    await expect(drawer).toBeVisible();
    await drawer.getByText(labels("company"), { exact: true }).tap();
    await drawer.getByRole("link", { name: labels("history") }).tap();
    await expect(page).toHaveURL("/history");
  });

  test("the drawer closes by Escape, by its button and by a tap beside it", async ({ page }) => {
    await page.goto("/");
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    const open = () => page.getByRole("button", { name: words.menu, exact: true }).tap();
    await open();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole("button", { name: words.closeMenu }).tap();
    await expect(drawer).toBeHidden();
    await open();
    await page.touchscreen.tap(380, 400);
    await expect(drawer).toBeHidden();
  });
});
