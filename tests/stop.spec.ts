/** Asking to be left alone: one field, and one answer for everybody. */
import { accessibilityFaults } from "./accessibility.ts";
import { expect, words } from "./site.ts";
import { sectionOn, takeTime, test, text } from "./sent-forms.ts";

const { questions, submit, done } = sectionOn("/stop", "stop-form");
const { sentBefore } = words.form;

for (const [contact, shown] of [
  ["nobody.we.know@example.com", "n…@example.com"],
  ["(561) 555-0199", "… 0199"],
] as const) {
  test(`${contact} is stopped`, async ({ page, visit }) => {
    await visit("/stop");
    await text(page, questions.contact.label).fill(contact);
    await takeTime(page);
    await page.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(/\/stop\/done\?/);
    await expect(page.getByRole("heading", { level: 1, name: done.heading })).toBeFocused();
    await expect(page.getByText(done.stopped.replace("{contact}", shown))).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(contact);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("draft-stop");
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test("who goes back is told that it was sent", async ({ page, visit }) => {
  await visit("/stop");
  await text(page, questions.contact.label).fill("rosa@example.com");
  await takeTime(page);
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: done.heading })).toBeFocused();
  await page.goBack();
  const note = page.getByRole("status").filter({ hasText: sentBefore.heading });
  await expect(note).toBeVisible();
  await expect(text(page, questions.contact.label)).toHaveValue("");
  await note.getByRole("link", { name: sentBefore.see }).click();
  await expect(page).toHaveURL(/\/stop\/done\?/);
  await expect(page.getByText(done.stopped.replace("{contact}", "r…@example.com"))).toBeVisible();
});
