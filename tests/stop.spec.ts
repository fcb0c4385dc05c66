/** Asking to be left alone: one field, and one answer for everybody. */
import { accessibilityFaults } from "./accessibility.ts";
import { expect, words } from "./site.ts";
import { sectionOn, summary, takeTime, test, text } from "./sent-forms.ts";

const { questions, submit, done } = sectionOn("/stop", "stop-form");
const { sentBefore } = words.form;

test("what is no address and no number is told, then it is done, and Back says so", async ({
  page,
  visit,
}) => {
  const field = text(page, questions.contact.label);
  await visit("/stop");
  await takeTime(page);
  await field.fill("555");
  await page.getByRole("button", { name: submit }).click();
  await expect(summary(page).getByRole("link")).toHaveText([questions.contact.wrong]);
  await expect(field).toHaveValue("555");
  expect(await accessibilityFaults(page)).toEqual([]);
  await field.fill("rosa@example.com");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: done.heading })).toBeFocused();
  const stopped = page.getByText(done.stopped.replace("{contact}", "r…@example.com"));
  await expect(stopped).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goBack();
  const note = page.getByRole("status").filter({ hasText: sentBefore.heading });
  await expect(note).toBeVisible();
  await expect(field).toHaveValue("");
  await note.getByRole("link", { name: sentBefore.see }).click();
  await expect(stopped).toBeVisible();
});
