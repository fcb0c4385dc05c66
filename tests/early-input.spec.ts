/**
 * What a visitor does while a page's scripts are still on their way: it works by HTML, and nothing of it
 * is lost when they take over.
 */
import type { Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { PHONE } from "./screens.ts";
import { box, countPosts, sectionOn, text } from "./sent-forms.ts";
import { awake, expect, labels, test, words } from "./site.ts";

const stopForm = sectionOn("/stop", "stop-form");
const { questions, submit } = sectionOn("/free-pricing", "pricing-form");

test("neither scripts nor pictures come: menu and question open, and stay; a link leads on", async ({
  page,
}) => {
  await page.route(/\/images\//, () => undefined);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  const banner = page.getByRole("banner");
  const button = banner.getByRole("button", { name: labels("company") });
  await button.press("Enter");
  const item = banner.getByRole("link", { name: labels("about-us") });
  await expect(item).toBeVisible();
  letScriptsCome();
  await awake(page);
  await expect(item).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(question).toHaveAttribute("open");

  await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator('main a[href="/roofing"]').first().click();
  await expect(page).toHaveURL("/roofing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a form is sent once, also when the scripts come meanwhile", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/stop");
  const posts = countPosts(page);
  await text(page, stopForm.questions.contact.label).fill("rosa@example.com");
  const sent = page.keyboard.press("Enter");
  letScriptsCome();
  await sent;
  await expect(page).toHaveURL(/\/stop\/done\?of=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stopForm.done.heading);
  expect(posts).toHaveLength(1);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a tap on MENU opens the drawer, it stays, and Back closes it", async ({ page }) => {
    await page.goto("/stop");
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await page.getByRole("button", { name: words.menu, exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    await expect(drawer).toBeVisible();
    letScriptsCome();
    await awake(page);
    await expect(drawer).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  const zip = (page: Page) => text(page, questions.zip.label);

  test("who has begun a form keeps what was typed, the whole form, and their place", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/free-pricing");
    await box(page, words.services.roofing).check();
    await zip(page).fill("334");
    const place = () => zip(page).evaluate((field) => field.getBoundingClientRect().top);
    const before = await place();
    letScriptsCome();
    await awake(page);
    await expect(box(page, words.services.roofing)).toBeChecked();
    await expect(zip(page)).toBeFocused();
    await expect(text(page, questions.name.label)).toBeVisible();
    await zip(page).pressSequentially("35");
    await expect(zip(page)).toHaveValue("33435");
    expect(await place()).toBe(before);
    await expect(page.getByRole("button", { name: submit })).toBeVisible();
  });

  test("before anything was done, the form gets its steps, and what is seen stays", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/free-pricing");
    const first = box(page, words.services.solar);
    const before = await first.boundingBox();
    await expect(zip(page)).toBeVisible();
    letScriptsCome();
    await awake(page);
    await expect(zip(page)).toBeHidden();
    expect(await first.boundingBox()).toEqual(before);
  });
});
