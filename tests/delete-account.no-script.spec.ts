/** Asking for the deletion of an account without JavaScript. */
import { test } from "./one-tab.ts";
import { expect, words } from "./site.ts";
import { box, sectionOn, spoken, summary, text } from "./sent-forms.ts";

const { questions, submit, sent } = sectionOn("/request-delete-account", "deletion-form");

test("mistakes come back with what was typed, and the second try goes through", async ({
  page,
}) => {
  await page.goto("/request-delete-account");
  await text(page, questions.account.label).fill("rosa@example.com");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: submit }).click(),
  ]);
  expect(answer.status()).toBe(422);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole("link")).toHaveText([
    words.form.faults.name.missing,
    questions.knowsWhatIsKept.missing,
  ]);
  await expect(text(page, questions.account.label)).toHaveValue("rosa@example.com");
  await text(page, questions.name.label).fill("Rosa Bell");
  await box(page, spoken(questions.knowsWhatIsKept.label)).check();
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
});
