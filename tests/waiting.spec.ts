/** Being told when something opens: one field, one answer for everybody, and a link that confirms. */
import type { Page } from "@playwright/test";
import { TRAP } from "#requests/asking/robot-check.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { staff, wishLinkFor } from "./kept-requests.ts";
import { expect, words } from "./site.ts";
import { countPosts, summary, takeTime, test, text } from "./sent-forms.ts";

const { wish } = words.comingSoon;
const { faults, troubles, sentBefore, trap } = words.form;

const field = (page: Page) => text(page, wish.questions.email.label);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const counted = async (about: string) =>
  (JSON.parse(await staff("waiting", "--json")) as { about: string; confirmed: number }[]).find(
    (one) => one.about === about,
  );

async function ask(page: Page, email: string) {
  await field(page).fill(email);
  await takeTime(page);
  await press(page, wish.submit);
  await expect(heading(page, wish.done.heading)).toBeFocused();
}

test("a page takes an address, and confirms it by mail", async ({ page, visit }) => {
  const [email, about] = ["rosa-pools@example.com", "pools"];
  const before = (await counted(about))?.confirmed ?? 0;
  await visit("/pools");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(1);
  await ask(page, email);
  await expect(page).toHaveURL(`/waiting/done?for=${about}`);
  await expect(page.getByRole("main").getByText("Pools", { exact: true })).toBeVisible();
  await expect(page.getByText("r…@example.com")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await accessibilityFaults(page)).toEqual([]);

  const link = await wishLinkFor(email);
  await visit(link);
  await expect(heading(page, wish.states.waiting.heading)).toBeVisible();
  // Programs that look through mail open links, and often more than once.
  await page.reload();
  expect((await counted(about))?.confirmed ?? 0).toBe(before);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, wish.confirm);
  await expect(heading(page, wish.states.confirmed.heading)).toBeFocused();
  await expect(page.getByRole("button", { name: wish.confirm })).toHaveCount(0);
  expect((await counted(about))?.confirmed).toBe(before + 1);

  await press(page, wish.end);
  await expect(heading(page, wish.states.gone.heading)).toBeFocused();
  expect((await counted(about))?.confirmed ?? 0).toBe(before);
  await visit(link);
  await expect(heading(page, wish.states.gone.heading)).toBeVisible();
});

test("what is no address is told, in the title, too, and stays as it was typed", async ({
  page,
  visit,
}) => {
  await visit("/pools");
  await takeTime(page);
  await press(page, wish.submit);
  await expect(summary(page).getByRole("link")).toHaveText([faults.email.missing]);
  await expect(page).toHaveTitle(/^Error: /);
  await field(page).fill("rosa@");
  await press(page, wish.submit);
  await expect(summary(page).getByRole("link")).toHaveText([faults.email.wrong]);
  await expect(field(page)).toHaveValue("rosa@");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("robots are told what is wrong", async ({ page, visit }) => {
  await visit("/pools");
  await field(page).fill("robot@example.com");
  await page
    .locator(`[name="${TRAP}"]`)
    .evaluate((one: HTMLInputElement) => (one.value = "https://example.com"));
  await takeTime(page);
  await press(page, wish.submit);
  await expect(summary(page).getByRole("link", { name: trap.trap })).toBeVisible();
});

test("who goes back is told that it was sent, and other pages are not", async ({ page, visit }) => {
  await visit("/pools");
  await ask(page, "back@example.com");
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

test("a click too many sends nothing twice", async ({ page, visit }) => {
  await visit("/services/driveways");
  const posts = countPosts(page);
  await field(page).fill("twice@example.com");
  await takeTime(page);
  await page.getByRole("button", { name: wish.submit, exact: true }).dblclick();
  await expect(heading(page, wish.done.heading)).toBeFocused();
  expect(posts).toHaveLength(1);
});

test("without a connection it says so, and keeps what was typed", async ({ page, visit }) => {
  await visit("/pools");
  await field(page).fill("offline@example.com");
  await takeTime(page);
  await page.context().setOffline(true);
  await press(page, wish.submit);
  await expect(page.getByText(troubles.noNetwork.heading)).toBeVisible();
  await expect(field(page)).toHaveValue("offline@example.com");
  await page.context().setOffline(false);
  await press(page, wish.submit);
  await expect(heading(page, wish.done.heading)).toBeFocused();
});
