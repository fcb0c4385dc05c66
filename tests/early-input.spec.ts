/**
 * What a visitor with a slow device does as soon as a page is seen, while its scripts are still on
 * their way: nothing of it is lost, neither before they come nor when they take over.
 */
import type { Page } from "@playwright/test";
import { box, countPosts, sectionOn, text } from "./sent-forms.ts";
import { PHONE } from "./screens.ts";
import { awake, expect, labels, test, words } from "./site.ts";

/** So many times slower is the processor of a cheap phone; scripts take as much longer to take over. */
const SLOWDOWN = 6;

const stopForm = sectionOn("/stop", "stop-form");
const pricingForm = sectionOn("/free-pricing", "pricing-form");

/** Gives what lets it be as fast as before: a slow browser keeps a processor busy by waiting. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const setRate = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await setRate(SLOWDOWN);
  return () => setRate(1);
}

/** Opens a page and holds its scripts back until it is seen. Gives what lets them come. */
async function seeEarly(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.(js|txt)$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  return async () => {
    release();
    await awake(page);
  };
}

/**
 * Presses something in the first moment after it was drawn, sooner than anybody could. However busy
 * the machine is, that comes before the scripts of the page: they wait for a later frame.
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

test("a link leads on", async ({ page }) => {
  await seeEarly(page, "/");
  await page.locator('main a[href="/roofing"]').first().click();
  await expect(page).toHaveURL("/roofing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a link leads on, also when the scripts come meanwhile", async ({ page }) => {
  const letScriptsCome = await seeEarly(page, "/");
  await slowDown(page);
  const clicked = page.locator('main a[href="/roofing"]').first().click();
  const came = letScriptsCome();
  await Promise.all([clicked, came]);
  await expect(page).toHaveURL("/roofing");
});

for (const key of ["Enter", "Space"]) {
  test(`${key} on a menu's button opens the menu, and it stays`, async ({ page }) => {
    const letScriptsCome = await seeEarly(page, "/");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: labels("company") }).press(key);
    const item = banner.getByRole("link", { name: labels("about-us") });
    await expect(item).toBeVisible();
    await letScriptsCome();
    await expect(item).toBeVisible();
    await expect(banner.getByRole("button", { name: labels("company") })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });
}

test("a question opens, and it stays open", async ({ page }) => {
  const letScriptsCome = await seeEarly(page, "/");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await letScriptsCome();
  await expect(question).toHaveAttribute("open");
});

test("a form is sent", async ({ page }) => {
  await seeEarly(page, "/stop");
  await text(page, stopForm.questions.contact.label).fill("rosa@example.com");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/stop\/done\?of=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stopForm.done.heading);
});

test("a form is sent once, also when the scripts come meanwhile", async ({ page }) => {
  const letScriptsCome = await seeEarly(page, "/stop");
  await slowDown(page);
  const posts = countPosts(page);
  await text(page, stopForm.questions.contact.label).fill("rosa@example.com");
  const sent = page.keyboard.press("Enter");
  await Promise.all([sent, letScriptsCome()]);
  await expect(page).toHaveURL(/\/stop\/done\?of=/);
  expect(posts).toHaveLength(1);
});

test("what was typed and ticked stays", async ({ page }) => {
  const letScriptsCome = await seeEarly(page, "/free-pricing");
  await box(page, words.services.roofing).check();
  await text(page, pricingForm.questions.zip.label).fill("33435");
  await letScriptsCome();
  await expect(box(page, words.services.roofing)).toBeChecked();
  await expect(text(page, pricingForm.questions.zip.label)).toHaveValue("33435");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("at once, the drawer opens, and it stays", async ({ page }) => {
    await pressAtOnce(page, "/", '[commandfor="drawer"]');
    await awake(page);
    await expect(page.getByRole("dialog", { name: words.mainMenu })).toBeVisible();
  });

  test("a tap on MENU opens the drawer, it stays, and Back closes it", async ({ page }) => {
    await page.goto("/solar");
    const letScriptsCome = await seeEarly(page, "/");
    await page.getByRole("button", { name: words.menu, exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    await expect(drawer).toBeVisible();
    await letScriptsCome();
    await expect(drawer).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  const zip = (page: Page) => text(page, pricingForm.questions.zip.label);
  const inSight = (page: Page) => zip(page).evaluate((field) => field.getBoundingClientRect().top);

  test("who has begun keeps the whole form, and nothing moves", async ({ page }) => {
    const letScriptsCome = await seeEarly(page, "/free-pricing");
    await zip(page).fill("334");
    const before = await inSight(page);
    await letScriptsCome();
    await expect(zip(page)).toBeFocused();
    await expect(text(page, pricingForm.questions.name.label)).toBeVisible();
    await zip(page).pressSequentially("35");
    await expect(zip(page)).toHaveValue("33435");
    expect(await inSight(page)).toBe(before);
    await expect(page.getByRole("button", { name: pricingForm.submit })).toBeVisible();
  });

  test("who looks at a later question keeps the whole form, and nothing moves", async ({
    page,
  }) => {
    const letScriptsCome = await seeEarly(page, "/free-pricing");
    await zip(page).evaluate((field) => field.scrollIntoView());
    const before = await inSight(page);
    await letScriptsCome();
    await expect(text(page, pricingForm.questions.name.label)).toBeVisible();
    expect(await inSight(page)).toBe(before);
  });

  test("before anything was done, the form gets its steps, and what is seen stays", async ({
    page,
  }) => {
    const letScriptsCome = await seeEarly(page, "/free-pricing");
    const first = box(page, words.services.solar);
    const before = await first.boundingBox();
    await expect(zip(page)).toBeVisible();
    await letScriptsCome();
    await expect(zip(page)).toBeHidden();
    expect(await first.boundingBox()).toEqual(before);
  });

  test("a group in the drawer opens, and its link leads on", async ({ page }) => {
    await seeEarly(page, "/");
    await page.getByRole("button", { name: words.menu, exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: words.mainMenu });
    await drawer.getByText(labels("company"), { exact: true }).tap();
    await drawer.getByRole("link", { name: labels("history") }).tap();
    await expect(page).toHaveURL("/history");
  });
});
