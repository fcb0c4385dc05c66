/** Asking for a price on a phone: three steps, and every way back and on. */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { LYING_PHONE } from "./screens.ts";
import { box, goOn, isAt, radio, summary, takeTime, test, text } from "./forms.ts";
import {
  expect,
  hasSpanish,
  hydrated,
  nameOf,
  sectionOn,
  service,
  serviceName,
  words,
  ZIP,
} from "./site.ts";

const { questions, submit, sent, steps } = sectionOn("/free-pricing", "pricing-form");
const { faults, steps: said } = words.form;
/** In pixels. */
const NARROWEST_PHONE = { width: 320, height: 844 };

const goBack = (page: Page) => page.getByRole("button", { name: said.back, exact: true }).tap();
const send = (page: Page) => page.getByRole("button", { name: submit });
const pressNext = (page: Page) => page.keyboard.press("Enter");

/** Answers by e-mail, with so few taps, and the key of the keyboard that leads on. */
async function comeToTheEnd(page: Page) {
  await box(page, serviceName(service)).tap();
  await text(page, questions.zip.label).tap();
  await page.keyboard.type(ZIP);
  await pressNext(page);
  await isAt(page, 2, steps.reply);
  await radio(page, questions.way.email).tap();
  await expect(text(page, questions.phone.label)).toBeHidden();
  await text(page, questions.email.label).tap();
  await page.keyboard.type("rosa@example.com");
  await pressNext(page);
  await expect(text(page, questions.name.label)).toBeFocused();
  await expect(page.getByText(faults.name.missing)).toHaveCount(0);
  await page.keyboard.type("Rosa Bell");
  await pressNext(page);
  await isAt(page, 3, steps.rest);
}

const isSent = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: sent.heading })).toBeVisible();

test("it asks in three steps, lets nothing wrong pass, says how far one is, and is sent at the end", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(NARROWEST_PHONE);
  await visit("/about-us");
  await visit("/free-pricing");
  await expect(send(page)).toBeHidden();
  await goOn(page);
  await expect(page.getByText(questions.services.missing)).toBeVisible();
  await expect(box(page, serviceName(service))).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  // The error of the last question leaves in sight which step this is.
  await box(page, serviceName(service)).check();
  await goOn(page);
  await expect(text(page, questions.zip.label)).toBeFocused();
  await expect(page.getByText(fill(said.where, { step: "1", steps: "3" }))).toBeInViewport();
  expect(await accessibilityFaults(page)).toEqual([]);
  await box(page, serviceName(service)).uncheck();
  await comeToTheEnd(page);
  await expect(page).not.toHaveTitle(/^Error: /);
  if (hasSpanish) await expect(radio(page, nameOf("en"))).toBeChecked();
  await expect(page.getByRole("button", { name: said.next })).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await takeTime(page);
  await send(page).tap();
  await isSent(page);
  // Back begins at the first step, and leads on back from there.
  await page.goBack();
  await expect(box(page, serviceName(service))).toBeVisible();
  await expect(box(page, serviceName(service))).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("its own Back and the browser's lead a step back, also after loading anew, and nothing is lost", async ({
  page,
  visit,
}) => {
  await visit("/about-us");
  await visit("/free-pricing");
  await comeToTheEnd(page);
  await text(page, questions.message.label).fill("The roof is from 2004.");
  await goBack(page);
  await isAt(page, 2, steps.reply);
  await expect(text(page, questions.email.label)).toHaveValue("rosa@example.com");
  await page.reload();
  await hydrated(page);
  await expect(text(page, questions.zip.label)).toBeHidden();
  await goOn(page);
  await isAt(page, 3, steps.rest);
  await expect(text(page, questions.message.label)).toHaveValue("The roof is from 2004.");
  await page.goBack();
  await page.goBack();
  await isAt(page, 1, steps.wish);
  await expect(box(page, serviceName(service))).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("what the server refuses leads to its step, and each line to its question", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await comeToTheEnd(page);
  await takeTime(page);
  const spoil = (name: string, value: string) =>
    page.locator(`form [name="${name}"]`).evaluate((field, wrong) => {
      (field as HTMLInputElement).value = wrong;
    }, value);
  await spoil("zip", "30301");
  await spoil("email", "rosa");
  await send(page).tap();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([
    faults.zip.elsewhere,
    faults.email.wrong,
  ]);
  await expect(text(page, questions.zip.label)).toBeVisible();
  await expect(send(page)).toBeHidden();
  await summary(page).getByRole("link", { name: faults.email.wrong }).tap();
  await expect(text(page, questions.email.label)).toBeFocused();
  await expect(page.getByText(faults.email.wrong)).toHaveCount(2);
});

test("what could not be sent opens at its step again, also after loading anew", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await comeToTheEnd(page);
  await takeTime(page);
  await page.route("**/free-pricing.data", (route) => route.abort());
  await send(page).tap();
  await expect(
    page.getByRole("region", { name: words.form.troubles.noAnswer.heading }),
  ).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(send(page)).toBeVisible();
  await page.unrouteAll();
  await takeTime(page);
  await send(page).tap();
  await isSent(page);
});

test("a phone that is turned stays at its step", async ({ page, visit }) => {
  await visit(`/free-pricing?service=${service}`);
  await text(page, questions.zip.label).fill(ZIP);
  await goOn(page);
  await isAt(page, 2, steps.reply);
  await page.setViewportSize(LYING_PHONE);
  await expect(text(page, questions.zip.label)).toBeHidden();
  await expect(text(page, questions.name.label)).toBeVisible();
});
