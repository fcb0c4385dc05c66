/** The forms of few questions without JavaScript, also where they stand far down a page. */
import { test } from "./one-tab.ts";
import { expect, words } from "./site.ts";
import { radio, sectionOn, summary, text } from "./sent-forms.ts";

const contact = sectionOn("/contact", "contact-form");
const champion = sectionOn("/champions", "champion-form");

test("/contact takes a message", async ({ page }) => {
  const { questions, submit, sent } = contact;
  await page.goto("/contact");
  await text(page, questions.message.label).fill("Who serviced our AC in May?");
  await radio(page, questions.way.text).check();
  await text(page, questions.phone.label).fill("561 555 0100");
  await text(page, questions.name.label).fill("Rosa Bell");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
  await expect(page.getByText(words.form.sentBefore.noScript)).toBeVisible();
});

test("/champions shows mistakes at once, though its form is far down, and then takes it", async ({
  page,
}) => {
  const { questions, submit, sent } = champion;
  await page.goto("/champions");
  await text(page, questions.name.label).fill("Rosa Bell");
  await page.getByRole("button", { name: submit }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole("link")).toHaveText([
    questions.way.missing,
    words.form.faults.zip.missing,
  ]);
  await expect(summary(page)).toBeInViewport();
  await expect(text(page, questions.name.label)).toHaveValue("Rosa Bell");
  await radio(page, questions.way.email).check();
  await text(page, questions.email.label).fill("rosa@example.com");
  await text(page, questions.zip.label).fill("32801");
  await page.getByRole("button", { name: submit }).click();
  await expect(summary(page).getByRole("link")).toHaveText([words.form.faults.zip.elsewhere]);
  await text(page, questions.zip.label).fill("33435");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
});
