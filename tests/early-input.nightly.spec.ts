/**
 * What a visitor with a slow device does in the first moments of a page, sooner than anybody could, and
 * while its scripts take over: nothing of it is lost. The usual errands are in early-input.spec.ts.
 */
import type { Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { PHONE } from "./screens.ts";
import { sectionOn, text } from "./sent-forms.ts";
import { awake, expect, labels, test, words } from "./site.ts";
import { slowDown } from "./slow-device.ts";

const stopForm = sectionOn("/stop", "stop-form");
const { questions } = sectionOn("/free-pricing", "pricing-form");

/**
 * Presses something in the first moment after it was drawn. However busy the machine is, that comes
 * before the scripts of the page: they wait for a later frame.
 */
async function pressAtOnce(page: Page, address: string, selector: string) {
  const speedUp = await slowDown(page);
  const { promise: pressed, resolve: tellPress } = Promise.withResolvers<{ wasAwake: boolean }>();
  await page.exposeFunction("tellPress", tellPress);
  await page.addInitScript((wanted) => {
    // The page that the press leads to is not pressed again.
    if (document.referrer !== "") return;
    function lookForIt() {
      const element = document.querySelector<HTMLElement>(wanted);
      if (element) setTimeout(press, 0, element);
      else requestAnimationFrame(lookForIt);
    }
    function press(element: HTMLElement) {
      window.tellPress({ wasAwake: "awake" in document.documentElement.dataset });
      element.click();
    }
    requestAnimationFrame(lookForIt);
  }, selector);
  await page.goto(address, { waitUntil: "commit" });
  expect(await pressed).toEqual({ wasAwake: false });
  return speedUp;
}

declare global {
  interface Window {
    tellPress: (press: { wasAwake: boolean }) => void;
  }
}

test("at once, a link leads on", async ({ page }) => {
  const speedUp = await pressAtOnce(page, "/", 'main a[href="/roofing"]');
  await expect(page).toHaveURL("/roofing");
  await speedUp();
  await awake(page);
});

test("at once, a menu opens, and it stays", async ({ page }) => {
  await pressAtOnce(page, "/", '[popovertarget="menu-company"]');
  const item = page.getByRole("banner").getByRole("link", { name: labels("about-us") });
  await awake(page);
  await expect(item).toBeVisible();
});

test("at once, a question opens, and it stays", async ({ page }) => {
  await pressAtOnce(page, "/", "main details summary");
  await awake(page);
  await expect(page.locator("main details").first()).toHaveAttribute("open");
});

test("at once, a form is sent and answered", async ({ page }) => {
  await pressAtOnce(page, "/stop", 'main form button[type="submit"]');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText(stopForm.questions.contact.missing)).not.toHaveCount(0);
});

test("a link leads on, also when the scripts come meanwhile", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await slowDown(page);
  const clicked = page.locator('main a[href="/roofing"]').first().click();
  letScriptsCome();
  await clicked;
  await expect(page).toHaveURL("/roofing");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("at once, the drawer opens, and it stays", async ({ page }) => {
    await pressAtOnce(page, "/", '[commandfor="drawer"]');
    await awake(page);
    await expect(page.getByRole("dialog", { name: words.mainMenu })).toBeVisible();
  });

  test("who looks at a later question keeps the whole form, and nothing moves", async ({
    page,
  }) => {
    const zip = text(page, questions.zip.label);
    const place = () => zip.evaluate((field) => field.getBoundingClientRect().top);
    const letScriptsCome = await holdScripts(page);
    await page.goto("/free-pricing");
    await zip.evaluate((field) => field.scrollIntoView());
    const before = await place();
    letScriptsCome();
    await awake(page);
    await expect(text(page, questions.name.label)).toBeVisible();
    expect(await place()).toBe(before);
  });
});
