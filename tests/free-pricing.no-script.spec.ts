/** Asking for a price without JavaScript: the same, by the browser's own means. */
import type { Page } from "@playwright/test";
import { REFERENCE, staff } from "./kept-requests.ts";
import { test } from "./one-tab.ts";
import { PHONE } from "./screens.ts";
import { expect, words } from "./site.ts";
import { box, radio, sectionOn, summary, text } from "./sent-forms.ts";

const { questions, submit, sent } = sectionOn("/free-pricing", "pricing-form");
const { faults } = words.form;

const press = (page: Page) => page.getByRole("button", { name: submit }).click();

test("a request goes through", async ({ page }) => {
  await page.goto("/free-pricing?service=roofing");
  await expect(box(page, words.services.roofing)).toBeChecked();
  await text(page, questions.zip.label).fill("33435");
  await radio(page, questions.way.text).check();
  await expect(text(page, questions.email.label)).toBeHidden();
  await text(page, questions.phone.label).fill("561.555.0100");
  await text(page, questions.name.label).fill("Rosa Bell");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/sent/")),
    press(page),
  ]);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  await expect(page).toHaveURL(/\/free-pricing\/sent\/[0-9a-f]{32}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
  await expect(page.getByRole("definition").getByText("(561) 555-0100")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("on a phone the form is whole, and says nothing of steps", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/free-pricing");
  for (const { label } of [questions.zip, questions.email, questions.phone, questions.name]) {
    await expect(text(page, label)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: submit })).toBeVisible();
  await expect(page.getByRole("main").locator("form").getByRole("heading")).toBeHidden();
  await expect(page.getByRole("button", { name: words.form.steps.next })).toHaveCount(0);
});

test("mistakes come back with status 422, told twice, and with all that was typed", async ({
  page,
}) => {
  await page.goto("/free-pricing");
  await box(page, words.services.solar).check();
  await text(page, questions.zip.label).fill("334");
  await text(page, questions.message.label).fill("The roof is from 2004.\nIt leaks.");
  await radio(page, questions.language.es).check();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    press(page),
  ]);
  expect(answer.status()).toBe(422);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page).toHaveURL("/free-pricing");
  await expect(summary(page).getByRole("link")).toHaveText([
    faults.zip.wrong,
    questions.way.missing,
    faults.name.missing,
  ]);
  await summary(page).getByRole("link", { name: faults.zip.wrong }).click();
  await expect(text(page, questions.zip.label)).toBeFocused();
  await expect(text(page, questions.zip.label)).toHaveValue("334");
  await expect(box(page, words.services.solar)).toBeChecked();
  await expect(radio(page, questions.language.es)).toBeChecked();
  await expect(text(page, questions.message.label)).toHaveValue(
    "The roof is from 2004.\nIt leaks.",
  );
});

for (const [zip, told] of [
  ["33040", faults.zip.elsewhere],
  ["90210", faults.zip.outside],
] as const) {
  test(`for ${zip} it says before all else that we do not work there`, async ({ page }) => {
    await page.goto("/free-pricing");
    await box(page, words.services.solar).check();
    await text(page, questions.zip.label).fill(zip);
    await press(page);
    await expect(summary(page).getByRole("link").first()).toHaveText(told);
    await expect(text(page, questions.zip.label)).toHaveValue(zip);
  });
}

test("what has no price is refused, whoever sends it, and the rest is kept", async ({
  page,
  request,
}) => {
  const answer = await request.post("/free-pricing", {
    form: { services: "pools", zip: "33435", way: "email", email: "a@example.com", name: "A" },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain(questions.services.closed);

  await page.goto("/free-pricing?service=solar");
  // As in a page that somebody opened before pools were closed.
  await box(page, words.services.roofing).evaluate((one: HTMLInputElement) => {
    one.value = "pools";
    one.checked = true;
  });
  await text(page, questions.zip.label).fill("33435");
  await radio(page, questions.way.email).check();
  await text(page, questions.email.label).fill("rosa@example.com");
  await text(page, questions.name.label).fill("Rosa Bell");
  await press(page);
  await expect(summary(page).getByRole("link")).toHaveText([questions.services.closed]);
  await expect(box(page, words.services.solar)).toBeChecked();
  await expect(box(page, words.services.roofing)).not.toBeChecked();
  await press(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
});

test("the campaign of a link to the form is kept, also when the first try was wrong", async ({
  page,
}) => {
  await page.goto("/free-pricing?service=solar&utm_source=%22%3E%3Cb%3Email&utm_campaign=spring");
  await text(page, questions.zip.label).fill("33435");
  await radio(page, questions.way.email).check();
  await text(page, questions.email.label).fill("rosa@example.com");
  await press(page);
  await expect(summary(page).getByRole("link")).toHaveText([faults.name.missing]);
  await text(page, questions.name.label).fill("Rosa Bell");
  await press(page);
  const reference = await page.getByText(REFERENCE).innerText();
  expect(await staff("show", reference)).toContain('"><b>mail / - / spring');
});
