/** Being told when something opens, with scripts. What needs none is in tests/http/waiting.test.ts. */
import type { Page } from "@playwright/test";
import { expect, words } from "./site.ts";
import { takeTime, test, text } from "./sent-forms.ts";

const { wish } = words.comingSoon;
const { troubles, sentBefore } = words.form;

const field = (page: Page) => text(page, wish.questions.email.label);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("without a connection it says so and keeps what was typed; Back tells that it was sent", async ({
  page,
  visit,
}) => {
  await visit("/pools");
  await field(page).fill("offline@example.com");
  await takeTime(page);
  await page.context().setOffline(true);
  await button(page, wish.submit).click();
  await expect(page.getByText(troubles.noNetwork.heading)).toBeVisible();
  await expect(field(page)).toHaveValue("offline@example.com");
  await page.context().setOffline(false);
  await button(page, wish.submit).click();
  await expect(heading(page, wish.done.heading)).toBeFocused();
  await page.goBack();
  const note = page.getByRole("status").filter({ hasText: sentBefore.heading });
  await expect(note).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await note.getByRole("link", { name: sentBefore.see }).click();
  await expect(heading(page, wish.done.heading)).toBeVisible();
  await visit("/services/flooring");
  await expect(field(page)).toBeVisible();
  await expect(note).toBeHidden();
});
