/** Asking to be left alone, without JavaScript. */
import { expect, test } from "./site.ts";
import { sectionOn, text } from "./sent-forms.ts";

const { questions, submit, done } = sectionOn("/stop", "stop-form");

test("it works just as well", async ({ page }) => {
  await page.goto("/stop");
  await page.getByRole("button", { name: submit }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await text(page, questions.contact.label).fill("rosa@example.com");
  await page.getByRole("button", { name: submit }).click();
  await expect(page).toHaveURL("/stop/done");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(done.heading);
});
