/** Asking for the deletion of an account: by e-mail with a link to confirm, or by phone. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DELETION_DAYS } from "#app/content/promises.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { linkInMail, REFERENCE } from "./kept-requests.ts";
import { expect, words } from "./site.ts";
import { box, countPosts, sectionOn, spoken, summary, takeTime, test, text } from "./sent-forms.ts";

const { questions, submit, sent, states } = sectionOn("/request-delete-account", "deletion-form");

const DAY_MS = 86_400_000;

/** Another in each test, for a link goes to an address once an hour only. */
const newAddress = () => `rosa.${randomUUID()}@example.com`;

const press = (page: Page) => page.getByRole("button", { name: submit }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function ask(page: Page, account: string) {
  await text(page, questions.account.label).fill(account);
  await text(page, questions.name.label).fill("Rosa Bell");
  await box(page, spoken(questions.knowsWhatIsKept.label)).check();
  await takeTime(page);
  await press(page);
  await expect(heading(page)).toHaveText(sent.heading);
  return (await page.getByText(REFERENCE).textContent()) ?? "";
}

test("by e-mail: a mail, a link, a button, and the day by which it is done", async ({
  page,
  visit,
}) => {
  await visit("/request-delete-account");
  const address = newAddress();
  const reference = await ask(page, address);
  await expect(page).toHaveURL(/\/request-delete-account\/sent\/[0-9a-f]{32}$/);
  await expect(heading(page)).toBeFocused();
  for (const { title } of sent.next) await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole("definition").getByText(address)).toBeVisible();
  const link = await linkInMail(reference);

  // Programs that open the links in mails confirm nothing.
  const looked = await page.request.get(link);
  expect(looked.headers()["cache-control"]).toBe("no-store");
  await visit(link);
  await expect(heading(page)).toHaveText(states.waiting.heading);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: states.confirm }).click();
  await expect(heading(page)).toHaveText(states.verified.heading);
  await expect(page).toHaveURL(link);
  const due = new Date(Date.now() + DELETION_DAYS * DAY_MS).toISOString();
  await expect(page.getByRole("main")).toContainText(floridaDay(due, "en"));
  await expect(page.getByRole("button", { name: states.confirm })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("what is missing is told, and leads to its field", async ({ page, visit }) => {
  await visit("/request-delete-account");
  await takeTime(page);
  await press(page);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole("link")).toHaveText([
    questions.account.missing,
    words.form.faults.name.missing,
    questions.knowsWhatIsKept.missing,
  ]);
  await summary(page).getByRole("link", { name: questions.knowsWhatIsKept.missing }).click();
  await expect(box(page, spoken(questions.knowsWhatIsKept.label))).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("an account is an e-mail address or a phone number", async ({ page, visit }) => {
  await visit("/request-delete-account");
  await text(page, questions.account.label).fill("rosa");
  await page.keyboard.press("Tab");
  await expect(page.getByText(questions.account.wrong)).toBeVisible();
  await text(page, questions.account.label).fill("rosa@example.com");
  await page.keyboard.press("Tab");
  await expect(page.getByText(questions.account.wrong)).toHaveCount(0);
});

test("what must be known before is one click away", async ({ page, visit }) => {
  await visit("/request-delete-account");
  const consent = page
    .locator("label")
    .filter({ hasText: spoken(questions.knowsWhatIsKept.label) });
  await expect(consent.getByRole("checkbox")).not.toBeChecked();
  await consent.getByRole("link").click();
  await expect(page.locator("#what-happens")).toBeInViewport();
});

test("two clicks send one request", async ({ page, visit }) => {
  await visit("/request-delete-account");
  await text(page, questions.account.label).fill("rosa@example.com");
  await text(page, questions.name.label).fill("Rosa Bell");
  await box(page, spoken(questions.knowsWhatIsKept.label)).check();
  await takeTime(page);
  const posts = countPosts(page);
  await page.getByRole("button", { name: submit }).dblclick();
  await expect(heading(page)).toHaveText(sent.heading);
  expect(posts).toHaveLength(1);
});
