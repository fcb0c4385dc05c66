/**
 * The site without scripts, as far as only a browser can tell: what styles show and hide, what opens by
 * HTML alone. What pages say, and how forms are sent, is asked without a browser (tests/http).
 */
import type { Page } from "@playwright/test";
import { PHONE } from "./screens.ts";
import { seeAllPictures } from "./seen-pictures.ts";
import { radio, sectionOn, summary, text } from "./sent-forms.ts";
import { expect, labels, test, words } from "./site.ts";
import { headline } from "./tool.ts";

test.use({ javaScriptEnabled: false });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("menus open and lead on, and our fonts come", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Bricolage/);
  const menu = page.getByRole("banner").getByRole("navigation");
  const solar = menu.getByRole("link", { name: labels("solar") });
  await expect(solar).toBeHidden();
  await press(page, labels("home-improvements"));
  await expect(solar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(solar).toBeHidden();
  await press(page, labels("home-improvements"));
  await solar.click();
  await expect(page).toHaveURL("/solar");
});

test("every picture shows, in a file that fits, and two side by side, with captions", async ({
  page,
}) => {
  await page.goto("/");
  await seeAllPictures(page);
  const files = await page
    .locator("main picture img")
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
  expect(files.filter((file) => !file.endsWith(".avif"))).toEqual([]);

  const { before, after } = sectionOn("/", "before-after");
  await expect(page.getByRole("slider")).toBeHidden();
  await expect(page.getByText(before.label, { exact: true })).toBeVisible();
  const [left, right] = await Promise.all(
    [before, after].map(({ label }) =>
      page.getByRole("figure").filter({ hasText: label }).boundingBox(),
    ),
  );
  expect(left?.y).toBe(right?.y);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test("what needs scripts is hidden, and what stands for it is seen", async ({ page }) => {
  await page.goto("/reviews");
  await expect(page.getByRole("group", { name: words.review.byJob, exact: true })).toHaveCount(0);

  await page.goto("/contest-demo");
  const { form, withoutScript } = sectionOn("/contest-demo", "contest-demo");
  // Playwright's text search passes over <noscript>.
  await expect(page.locator("main noscript p").filter({ hasText: withoutScript })).toBeVisible();
  await expect(page.getByRole("button", { name: form.submit })).toHaveCount(0);
});

test("parts of pages are reached, clear of the header, and questions open", async ({ page }) => {
  await page.goto("/locations");
  const map = page.getByRole("navigation", { name: /^Map of Florida/ });
  await map.getByText("Broward").click();
  await expect(page.locator("#broward")).toBeInViewport();

  await page.goto("/solar");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await expect(question.locator("p")).toBeVisible();
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: labels("home-services") }).click();
  await expect(page).toHaveURL("/#home-services");
  const top = () =>
    page.locator("#home-services").evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(140);
  expect(await top()).toBeGreaterThan(60);
});

test("the price form is whole: mistakes lead to their fields, and the second try goes through", async ({
  page,
}) => {
  const { questions, submit, sent } = sectionOn("/free-pricing", "pricing-form");
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/free-pricing?service=roofing");
  for (const { label } of [questions.zip, questions.email, questions.phone, questions.name]) {
    await expect(text(page, label)).toBeVisible();
  }
  await expect(page.getByRole("main").locator("form").getByRole("heading")).toBeHidden();
  await expect(page.getByRole("button", { name: words.form.steps.next })).toHaveCount(0);
  await radio(page, questions.way.text).check();
  await expect(text(page, questions.email.label)).toBeHidden();
  await text(page, questions.zip.label).fill("334");
  await text(page, questions.phone.label).fill("561 555 0100");
  await text(page, questions.name.label).fill("Rosa Bell");
  await press(page, submit);
  await expect(summary(page)).toBeInViewport();
  await summary(page).getByRole("link", { name: words.form.faults.zip.wrong }).click();
  await expect(text(page, questions.zip.label)).toBeFocused();
  await text(page, questions.zip.label).fill("33435");
  await press(page, submit);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
});

test("a form far down its page comes back in sight", async ({ page }) => {
  await page.goto("/champions");
  await press(page, sectionOn("/champions", "champion-form").submit);
  await expect(summary(page)).toBeInViewport();
});

test("a tool asks only what fits, and shows its answer", async ({ page }) => {
  const { questions, submit } = sectionOn("/tools/rights", "rights-tool");
  await page.goto("/tools/rights");
  const loss = page.getByLabel(questions.loss.label);
  await expect(loss).toBeHidden();
  await radio(page, questions.situation.choices.storm).check();
  await loss.fill("2024-08-31");
  await press(page, submit);
  await expect(headline(page)).toBeInViewport();
});

test("samples say so where they stand", async ({ page }) => {
  await page.goto("/warranties");
  const { lead = "" } = sectionOn("/warranties", "own-facts");
  const [sample = "none"] = /(?<=\[)[^\]]+(?=\]\(sample\))/.exec(lead) ?? [];
  const mark = page.getByText(`${sample} (${words.sample})`).getByText(`(${words.sample})`);
  expect((await mark.boundingBox())?.width).toBeGreaterThan(10);
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
