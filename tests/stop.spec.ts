/** Asking to be left alone: one field, and one answer for everybody. */
import { accessibilityFaults } from "./accessibility.ts";
import { expect, labels } from "./site.ts";
import { sectionOn, summary, takeTime, test, text } from "./sent-forms.ts";

const { questions, submit, done } = sectionOn("/stop", "stop-form");

for (const contact of ["nobody.we.know@example.com", "(561) 555-0199"]) {
  test(`${contact} is stopped`, async ({ page, visit }) => {
    await visit("/stop");
    await text(page, questions.contact.label).fill(contact);
    await takeTime(page);
    await page.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL("/stop/done");
    await expect(page.getByRole("heading", { level: 1, name: done.heading })).toBeFocused();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("draft-stop");
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test("what is no address and no number is told", async ({ page, visit }) => {
  await visit("/stop");
  await takeTime(page);
  await page.getByRole("button", { name: submit }).click();
  await expect(summary(page).getByRole("link")).toHaveText([questions.contact.missing]);
  await text(page, questions.contact.label).fill("555");
  await page.getByRole("button", { name: submit }).click();
  await expect(summary(page).getByRole("link")).toHaveText([questions.contact.wrong]);
  await expect(text(page, questions.contact.label)).toHaveValue("555");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("the footer, the privacy policy and every confirmation lead there", async ({
  page,
  visit,
}) => {
  await visit("/privacy-policy");
  await expect(page.getByRole("main").locator('a[href="/stop"]').first()).toBeVisible();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: labels("stop-contact") })
    .click();
  await expect(page).toHaveURL("/stop");
});
