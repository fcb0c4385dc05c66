/**
 * The connection goes while somebody is here: a form stays with what was typed, and a link leads to what the
 * browser or the service worker says (offline-pages.spec.ts).
 */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { fillInForPrice, sectionOn, sendsForm, takeTime, text } from "./sent-forms.ts";
import { expect, test, words } from "./site.ts";

const EMAIL = "rosa@example.com";

const { noNetwork } = words.form.troubles;
const pricing = sectionOn("/free-pricing", "pricing-form");
const stop = sectionOn("/stop", "stop-form");

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const contact = (page: Page) => text(page, stop.questions.contact.label);
const link = (page: Page, address: string) =>
  page.getByRole("contentinfo").locator(`a[href="${address}"]`);

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

test("without a connection, pointing at a link changes nothing, and a click leads to a full load", async ({
  page,
  visit,
  context,
}) => {
  await visit("/stop");
  await contact(page).fill(EMAIL);
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (one) => one.url().endsWith(".js"));
  await link(page, "/hvac").hover();
  await failed;
  await expect(contact(page)).toHaveValue(EMAIL);
  const asked = page.waitForRequest((one) => one.isNavigationRequest());
  await link(page, "/hvac").click();
  expect((await asked).url()).toMatch(/\/hvac$/);
  await context.setOffline(false);
  await page.goBack();
  await expect(heading(page, stop.heading)).toBeVisible();
});
