/**
 * The connection goes while somebody is here: what is on the screen stays, and says how to go on. Every
 * form, and rarer ways to go on, are in offline.nightly.spec.ts.
 */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { fillInForPrice, sectionOn, sendsForm, takeTime, text } from "./sent-forms.ts";
import { expect, pages, test, words } from "./site.ts";

const EMAIL = "rosa@example.com";

const { noNetwork } = words.form.troubles;
const pricing = sectionOn("/free-pricing", "pricing-form");
const stop = sectionOn("/stop", "stop-form");

const message = (page: Page) => page.getByRole("alertdialog");
const tryAgain = (page: Page) =>
  message(page).getByRole("button", { name: words.connection.tryAgain });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const contact = (page: Page) => text(page, stop.questions.contact.label);
const link = (page: Page, address: string) =>
  page.getByRole("contentinfo").locator(`a[href="${address}"]`);

function headingOf(address: string) {
  const [first] = pages[address]?.sections ?? [];
  if (!first || !("heading" in first)) throw new Error(`${address} has no heading`);
  return first.heading;
}

test("a form stays, and goes once when the connection is back", async ({
  page,
  visit,
  context,
}) => {
  await page.clock.install();
  await visit("/free-pricing");
  await fillInForPrice(page);
  await takeTime(page);
  let arrived = 0;
  let left = 0;
  page.on("request", (request) => (left += Number(sendsForm(request))));
  page.on("response", (answer) => (arrived += Number(sendsForm(answer.request()))));
  const button = page.getByRole("button", { name: pricing.submit });

  await context.setOffline(true);
  await button.click();
  const trouble = page.getByRole("region", { name: noNetwork.heading });
  await expect(trouble).toBeFocused();
  await expect(text(page, pricing.questions.email.label)).toHaveValue(EMAIL);
  await expect(page).toHaveTitle(/^Error: /);
  expect(await accessibilityFaults(page)).toEqual([]);

  await context.setOffline(false);
  await page.evaluate(() => fetch("/robots.txt"));
  expect(left, "sent by itself").toBe(0);
  await button.click();
  await expect(heading(page, pricing.sent.heading)).toBeVisible();
  expect(arrived).toBe(1);
});

test("a connection that goes between a form and its answer leaves the way to the answer", async ({
  page,
  visit,
  context,
}) => {
  await page.clock.install();
  await visit("/stop");
  await contact(page).fill(EMAIL);
  await takeTime(page);
  await page.route("**/stop/done.data*", async (route) => {
    await context.setOffline(true);
    await route.continue();
  });
  await page.getByRole("button", { name: stop.submit }).click();
  await expect(message(page)).toBeVisible();
  await expect(contact(page)).toHaveValue(EMAIL);
  await context.setOffline(false);
  await page.unrouteAll();
  await tryAgain(page).click();
  await expect(heading(page, stop.done.heading)).toBeVisible();
});

test("without a connection a link leads to what was seen before; else the page stays, and one may try again", async ({
  page,
  visit,
  context,
}) => {
  await visit("/roofing");
  await link(page, "/stop").click();
  await expect(heading(page, stop.heading)).toBeVisible();
  await contact(page).fill(EMAIL);
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await link(page, "/hvac").focus();
  await failed;
  await page.keyboard.press("Enter");
  await expect(message(page)).toBeFocused();
  await expect(page).toHaveURL("/stop");
  await expect(contact(page)).toHaveValue(EMAIL);
  expect(await accessibilityFaults(page)).toEqual([]);
  await tryAgain(page).click();
  await expect(message(page)).toContainText(words.connection.still);
  await message(page).getByRole("button", { name: words.connection.stay }).click();
  await expect(message(page)).toBeHidden();

  await page.goBack();
  await expect(heading(page, headingOf("/roofing"))).toBeVisible();
  await link(page, "/stop").click();
  await expect(contact(page)).toHaveValue(EMAIL);
  await link(page, "/hvac").click();
  await expect(message(page)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(heading(page, headingOf("/hvac"))).toBeVisible();
  await expect(message(page)).toBeHidden();
});
