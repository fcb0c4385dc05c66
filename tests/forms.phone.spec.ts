/** Asking for a price on a phone: one thing at a time, and every way back and on. */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { stepsOf } from "#questions/form-question.ts";
import { pricingQuestions } from "#questions/forms.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { LYING_PHONE } from "./screens.ts";
import { box, radio, summary, takeTime, test, text } from "./forms.ts";
import { hydrated, expect, sectionOn, service, serviceName, words, ZIP } from "./site.ts";

const { questions, submit, sent } = sectionOn("/free-pricing", "pricing-form");
const { faults, steps: said } = words.form;
/** In pixels. */
const NARROWEST_PHONE = { width: 320, height: 844 };
const STEPS = stepsOf(pricingQuestions).length;
const WHERE = new RegExp(fill(said.where, { step: String.raw`\d`, steps: String(STEPS) }));

const goOn = (page: Page) => page.getByRole("button", { name: said.next }).tap();
const goBack = (page: Page) => page.getByRole("button", { name: said.back, exact: true }).tap();
const send = (page: Page) => page.getByRole("button", { name: submit });
/** That of the step. For a moment, the one over what was wrong in the step before may stand above it. */
const heading = (page: Page) =>
  page.getByRole("main").locator("form").getByRole("heading", { name: WHERE });

/** It says which step this is, and the heading that says so has the focus. */
async function isAt(page: Page, step: number, question: string) {
  const where = fill(said.where, { step: String(step), steps: String(STEPS) });
  await expect(heading(page)).toHaveText(`${where}: ${question}`);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

/** Answers all questions by e-mail, one after the other, up to the last. */
async function comeToTheEnd(page: Page) {
  await box(page, serviceName(service)).check();
  await goOn(page);
  await isAt(page, 2, questions.zip.label);
  await text(page, questions.zip.label).fill(ZIP);
  await text(page, questions.zip.label).press("Enter");
  await isAt(page, 3, questions.way.label);
  await radio(page, questions.way.email).check();
  await goOn(page);
  await isAt(page, 4, questions.email.label);
  await expect(text(page, questions.phone.label)).toBeHidden();
  await text(page, questions.email.label).fill("rosa@example.com");
  await goOn(page);
  await isAt(page, 5, questions.language.label);
  await goOn(page);
  await isAt(page, 6, questions.name.label);
  await text(page, questions.name.label).fill("Rosa Bell");
  await goOn(page);
  await isAt(page, STEPS, questions.message.label);
}

const isSent = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: sent.heading })).toBeVisible();

test("it asks one thing at a time, lets nothing wrong pass, says how far one is, and is sent at the end", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(NARROWEST_PHONE);
  await visit("/about-us");
  await visit("/free-pricing");
  await expect(send(page)).toBeHidden();
  await goOn(page);
  await expect(box(page, serviceName(service))).toBeFocused();
  await expect(page.getByText(questions.services.missing)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await comeToTheEnd(page);
  await expect(page.getByRole("button", { name: said.next })).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await takeTime(page);
  await send(page).tap();
  await isSent(page);
  // Back begins at the first question, and leads on back from there.
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
  await isAt(page, 6, questions.name.label);
  await page.goBack();
  await isAt(page, 5, questions.language.label);
  await goBack(page);
  await isAt(page, 4, questions.email.label);
  await expect(text(page, questions.email.label)).toHaveValue("rosa@example.com");
  await page.reload();
  await hydrated(page);
  await expect(text(page, questions.zip.label)).toBeHidden();
  for (let step = 4; step < STEPS; step++) await goOn(page);
  await expect(text(page, questions.message.label)).toHaveValue("The roof is from 2004.");
  for (let step = STEPS; step > 1; step--) await page.goBack();
  await isAt(page, 1, questions.services.label);
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
});

test("a phone that is turned stays at its step", async ({ page, visit }) => {
  await visit(`/free-pricing?service=${service}`);
  await goOn(page);
  await isAt(page, 2, questions.zip.label);
  await page.setViewportSize(LYING_PHONE);
  await expect(heading(page)).toBeVisible();
  await expect(text(page, questions.name.label)).toBeHidden();
});
