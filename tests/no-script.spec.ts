/**
 * The site without scripts, as far as only a browser can tell: what styles show and hide, what opens by
 * HTML alone. What pages say, and how forms are sent, is asked without a browser (tests/http).
 */
import { radio, summary, text } from "./forms.ts";
import { seeAllPictures } from "./pictures.ts";
import { PHONE } from "./screens.ts";
import {
  expect,
  kindsOn,
  labels,
  pages,
  partInMenu,
  sectionOn,
  service,
  site,
  standsClearOfHeader,
  test,
  words,
  ZIP,
} from "./site.ts";

test.use({ javaScriptEnabled: false });

test("the menu opens, closes by Escape and leads on, and our fonts come", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveCSS(
    "font-family",
    /^"Bricolage/,
  );
  const menu = page.getByRole("banner").getByRole("navigation");
  const group = site.navigation.topMenu.find((entry) => "items" in entry);
  const { label, to } = group?.items[0] ?? { label: "", to: "" };
  const button = menu.getByRole("button", { name: labels(group?.label ?? "") });
  const item = menu.getByRole("link", { name: labels(label), exact: true });
  await button.click();
  await expect(item).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  await button.click();
  await item.click();
  await expect(page).toHaveURL(to);
});

test("every picture shows, in a file that fits, and two are side by side", async ({ page }) => {
  await page.goto("/");
  await seeAllPictures(page);
  const files = await page
    .locator("main picture img")
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
  expect(files.filter((file) => !file.endsWith(".avif"))).toEqual([]);
  if (!kindsOn("/").includes("before-after")) return;
  const { before, after } = sectionOn("/", "before-after");
  await expect(page.getByRole("slider")).toBeHidden();
  const [left, right] = await Promise.all(
    [before, after].map(({ label }) =>
      page.getByRole("figure").filter({ hasText: label }).boundingBox(),
    ),
  );
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test("what needs scripts is hidden, and what stands for it is seen", async ({ page }) => {
  await page.goto("/contest-demo");
  const { submit, withoutScript } = sectionOn("/contest-demo", "contest-demo");
  // Playwright's text search passes over <noscript>.
  await expect(page.locator("main noscript p").filter({ hasText: withoutScript })).toBeVisible();
  await expect(page.getByRole("button", { name: submit })).toHaveCount(0);
});

test("questions open, and parts of other pages are reached, clear of the header", async ({
  page,
}) => {
  await page.goto("/contact");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await expect(question.locator("p")).toBeVisible();
  await page.getByRole("banner").locator(`a[href="${partInMenu}"]`).click();
  await expect(page).toHaveURL(partInMenu);
  await standsClearOfHeader(page, partInMenu.slice(2));
});

test("a form asks only what fits, and mistakes come back in sight", async ({ page }) => {
  const { questions, submit } = sectionOn("/free-pricing", "pricing-form");
  await page.setViewportSize(PHONE.viewport);
  await page.goto(`/free-pricing?service=${service}`);
  await expect(page.getByRole("button", { name: words.form.steps.next })).toHaveCount(0);
  await radio(page, questions.way.text).check();
  await expect(text(page, questions.email.label)).toBeHidden();
  await text(page, questions.zip.label).fill(ZIP.slice(1));
  await page.getByRole("button", { name: submit, exact: true }).click();
  await expect(summary(page)).toBeInViewport();
  await summary(page).getByRole("link", { name: words.form.faults.zip.wrong }).click();
  await expect(text(page, questions.zip.label)).toBeFocused();
});

test("a tool asks only what fits", async ({ page }) => {
  test.skip(!("/tools/rights" in pages), "The site lacks this tool.");
  const rights = sectionOn("/tools/rights", "rights-tool").questions;
  await page.goto("/tools/rights");
  const loss = page.getByLabel(rights.loss.label);
  await expect(loss).toBeHidden();
  await radio(page, rights.situation.choices.storm).check();
  await expect(loss).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the drawer opens and closes, its groups open, and a link leads on", async ({ page }) => {
    await page.goto("/");
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    const open = () => page.getByRole("button", { name: words.menu, exact: true }).tap();
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => drawer.getByRole("button", { name: words.closeMenu }).tap(),
      () => page.touchscreen.tap(380, 400),
    ]) {
      await open();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
    }
    await open();
    await drawer.getByText(labels("company"), { exact: true }).tap();
    await drawer.getByRole("link", { name: labels("history") }).tap();
    await expect(page).toHaveURL("/history");
  });
});
