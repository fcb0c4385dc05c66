/** Asking to be left alone, without JavaScript. */
import { test } from "./one-tab.ts";
import { expect, words } from "./site.ts";
import { sectionOn, text } from "./sent-forms.ts";

const { questions, submit, done } = sectionOn("/stop", "stop-form");

test("it works just as well", async ({ page }) => {
  await page.goto("/stop");
  await page.getByRole("button", { name: submit }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await text(page, questions.contact.label).fill("rosa@example.com");
  await page.getByRole("button", { name: submit }).click();
  await expect(page).toHaveURL(/\/stop\/done\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(done.heading);
  await expect(page.getByText(done.stopped.replace("{contact}", "r…@example.com"))).toBeVisible();
  await expect(page.getByText(words.form.sentBefore.noScript)).toBeVisible();
});

test("of a phone number the last four digits are named, and none stands in the address", async ({
  page,
}) => {
  await page.goto("/stop");
  await text(page, questions.contact.label).fill("(561) 555-0199");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByText(done.stopped.replace("{contact}", "… 0199"))).toBeVisible();
  expect(page.url()).not.toContain("0199");
  await page.goto("/stop/done?of=somebody-else");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(done.heading);
  await expect(page.getByRole("main")).not.toContainText("… 0199");
});
