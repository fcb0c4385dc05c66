/** Asking for the deletion of an account: by e-mail with a link to confirm, or by phone. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DELETION_DAYS } from "#app/content/promises.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import { LINK_HOURS } from "#app/content/promises.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { age, linkInMail, REFERENCE, staff } from "./kept-requests.ts";
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

test("when it is done, the page says so", async ({ page, visit }) => {
  await visit("/request-delete-account");
  const reference = await ask(page, newAddress());
  await visit(await linkInMail(reference));
  await page.getByRole("button", { name: states.confirm }).click();
  await expect(heading(page)).toHaveText(states.verified.heading);
  await staff("done", reference);
  await page.reload();
  await expect(heading(page)).toHaveText(states.done.heading);
  await expect(page.getByRole("main")).toContainText(floridaDay(new Date().toISOString(), "en"));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a link that is too old deletes nothing, and leads to the form", async ({ page, visit }) => {
  await visit("/request-delete-account");
  const reference = await ask(page, newAddress());
  const link = await linkInMail(reference);
  await visit(link);
  const confirm = page.getByRole("button", { name: states.confirm });
  await expect(confirm).toBeVisible();
  age(reference, LINK_HOURS);
  // Pressed on a page that was opened in time, it is too late as well.
  await confirm.click();
  await expect(heading(page)).toHaveText(states.expired.heading);
  await expect(confirm).toHaveCount(0);
  expect(await staff("show", reference)).not.toContain("verified");
  await page.reload();
  await expect(heading(page)).toHaveText(states.expired.heading);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("main").locator('a[href="/request-delete-account#ask"]').click();
  await expect(text(page, questions.account.label)).toBeInViewport();
});

test("by phone: we call", async ({ page, visit }) => {
  await visit("/request-delete-account");
  await ask(page, "561 555 0100");
  for (const { title } of sent.nextByPhone) await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole("definition").getByText("(561) 555-0100")).toBeVisible();
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

for (const address of ["sent", "status"]) {
  test(`an unknown address under ${address} is not found`, async ({ page }) => {
    const answer = await page.goto(`/request-delete-account/${address}/${"0".repeat(32)}`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText(words.notFound.heading);
  });
}

test("a button for an unknown link changes nothing and finds nothing", async ({ page }) => {
  const answer = await page.request.post(`/request-delete-account/status/${"0".repeat(32)}`);
  expect(answer.status()).toBe(404);
});
