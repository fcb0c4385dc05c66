/** Being told when something opens: one field, one answer for everybody, and a link that confirms. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { waitlistLinkFor } from "./kept-requests.ts";
import { expect, words } from "./site.ts";
import { countPosts, summary, takeTime, test, text } from "./sent-forms.ts";

const { wish } = words.comingSoon;
const { faults, troubles, sentBefore } = words.form;

const field = (page: Page) => text(page, wish.questions.email.label);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("what is no address is told, then it is taken once, confirmed by mail, and ended", async ({
  page,
  visit,
}) => {
  const email = "rosa-pools@example.com";
  await visit("/pools");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(1);
  await takeTime(page);
  await field(page).fill("rosa@");
  await button(page, wish.submit).click();
  await expect(summary(page).getByRole("link")).toHaveText([faults.email.wrong]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page)).toHaveValue("rosa@");
  expect(await accessibilityFaults(page)).toEqual([]);
  await field(page).fill(email);
  const posts = countPosts(page);
  await button(page, wish.submit).dblclick();
  await expect(heading(page, wish.done.heading)).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(await accessibilityFaults(page)).toEqual([]);

  await visit(await waitlistLinkFor(email));
  await expect(heading(page, wish.states.waiting.heading)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, wish.confirm).click();
  await expect(heading(page, wish.states.confirmed.heading)).toBeFocused();
  await button(page, wish.end).click();
  await expect(heading(page, wish.states.gone.heading)).toBeFocused();
});

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
