/**
 * While a page's scripts are still on their way, or never come, the page works by HTML, and nothing that a
 * visitor does is lost when they take over.
 */
import type { Page } from "@playwright/test";
import { FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";
import { box, countPosts, text } from "./forms.ts";
import { seeAllPictures } from "./pictures.ts";
import { PHONE } from "./screens.ts";
import {
  hydrated,
  expect,
  holdScripts,
  labels,
  sectionOn,
  service,
  serviceName,
  servicePage,
  test,
  words,
  ZIP,
} from "./site.ts";

const stop = sectionOn("/stop", "stop-form");
const { questions } = sectionOn("/free-pricing", "pricing-form");

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
  await hydrated(page);
  await expect(item).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(question).toHaveAttribute("open");

  await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator(`main a[href="${servicePage}"]`).first().click();
  await expect(page).toHaveURL(servicePage);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a form is sent once, also when the scripts come meanwhile", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/stop");
  const posts = countPosts(page);
  await text(page, stop.questions.contact.label).fill("rosa@example.com");
  const sent = page.keyboard.press("Enter");
  letScriptsCome();
  await sent;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stop.done.heading);
  expect(posts).toHaveLength(1);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  const zip = (page: Page) => text(page, questions.zip.label);

  test("the form is in its steps from the start, and who has begun keeps what was typed, and their place", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/free-pricing");
    const name = page.locator('form [name="name"]');
    await expect(name).toBeHidden();
    // Pressed too early, it sends nothing.
    const next = page.getByRole("button", { name: words.form.steps.next });
    const posts = countPosts(page);
    await next.click();
    await box(page, serviceName(service)).check();
    await zip(page).fill(ZIP.slice(0, 3));
    const before = await zip(page).boundingBox();
    letScriptsCome();
    await hydrated(page);
    await expect(box(page, serviceName(service))).toBeChecked();
    await expect(zip(page)).toBeFocused();
    await expect(name).toBeHidden();
    await zip(page).pressSequentially(ZIP.slice(3));
    await expect(zip(page)).toHaveValue(ZIP);
    expect(await zip(page).boundingBox()).toEqual(before);
    expect(posts).toHaveLength(0);
  });

  test("a step that the address names is shown before the scripts come, too", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/free-pricing#step-3");
    await expect(text(page, questions.message.label)).toBeVisible();
    await expect(zip(page)).toBeHidden();
  });
});

/** The file that the server is told of. */
const told = async (page: Page) =>
  (await page.waitForRequest(`**${FAILED_STARTS_ADDRESS}`)).postData();

test("without a file of its scripts, a page works by HTML, and the server is told", async ({
  page,
}) => {
  await page.route("**/assets/react-*.js", (route) => route.abort());
  const report = told(page);
  await page.goto(servicePage);
  expect(await report).toMatch(/^[\w.-]+\.js/);
  await seeAllPictures(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: labels("company") }).click();
  await banner.getByRole("link", { name: labels("history") }).click();
  await expect(page).toHaveURL("/history");
});

test("when React fails to hydrate, the page comes again without it, and its form is sent by HTML", async ({
  page,
}) => {
  await page.route("**/assets/stop-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default()=>{throw new Error("broken")};',
    }),
  );
  const report = told(page);
  await page.goto("/stop");
  const loaded = page.waitForEvent("load");
  expect(await report).toMatch(/^stop-/);
  await loaded;
  await text(page, stop.questions.contact.label).fill("rosa@example.com");
  await page.getByRole("button", { name: stop.submit }).click();
  await expect(page).toHaveURL(/\/stop\/done\?/);
});
