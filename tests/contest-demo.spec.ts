/** The practice entry: what it asks, what it says when something is wrong, and that it sends nothing. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { sectionOn, summary } from "./sent-forms.ts";
import { expect, test, words } from "./site.ts";
import { requestsOf } from "./tool.ts";

test.use({ serviceWorkers: "allow" });

const { form, result, heading } = sectionOn("/contest-demo", "contest-demo");
const shared = words.form.faults;

const text = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const tick = (page: Page, label: string) => page.getByRole("checkbox", { name: label });
const way = (page: Page, label: string) => page.getByRole("radio", { name: label });

test("by keyboard: mistakes lead to their fields, then the entry is read back, changed, and begun anew", async ({
  page,
  visit,
}) => {
  const { name, zip, resident, rules } = form;
  await visit("/contest-demo");
  await expect(text(page, form.email.label)).toHaveCount(0);
  await page.getByRole("button", { name: form.submit }).press("Enter");
  await expect(summary(page)).toBeFocused();
  const faults = [
    { message: shared.name.missing, field: text(page, name.label) },
    { message: shared.zip.missing, field: text(page, zip.label) },
    { message: form.way.missing, field: way(page, form.way.email) },
    { message: resident.missing, field: tick(page, resident.label) },
    { message: rules.missing, field: tick(page, rules.label) },
  ];
  await expect(summary(page).getByRole("link")).toHaveText(faults.map(({ message }) => message));
  for (const { message, field } of faults) {
    await summary(page).getByRole("link", { name: message }).press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(page.locator("[data-field]").filter({ has: field })).toContainText(message);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  await text(page, name.label).focus();
  await page.keyboard.type("Rosa Bell");
  await page.keyboard.press("Tab");
  await page.keyboard.type("30301");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("rosa@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(summary(page).getByRole("link")).toHaveText([shared.zip.outside]);
  await text(page, zip.label).fill("33435");
  await text(page, zip.label).press("Enter");
  await expect(page.getByRole("heading", { name: result.heading })).toBeFocused();
  for (const answer of ["Rosa Bell", "33435", "rosa@example.com"]) {
    await expect(page.getByRole("definition").getByText(answer, { exact: true })).toBeVisible();
  }
  const news = page.getByRole("term").filter({ hasText: result.news }).locator("..");
  await expect(news).toContainText(result.no);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: result.change }).click();
  await expect(text(page, name.label)).toHaveValue("Rosa Bell");
  await expect(tick(page, rules.label)).toBeChecked();
  // Consent to mails is none to calls.
  await tick(page, form.news.email).check();
  await way(page, form.way.phone).check();
  await expect(text(page, form.email.label)).toHaveCount(0);
  await expect(tick(page, form.news.phone)).not.toBeChecked();
  await text(page, form.phone.label).fill("(561) 555-0100");
  await page.getByRole("button", { name: form.submit }).click();
  await page.getByRole("button", { name: result.again }).click();
  await expect(page.getByRole("heading", { name: heading })).toBeFocused();
  await expect(text(page, name.label)).toHaveValue("");
  await expect(tick(page, rules.label)).not.toBeChecked();
});

test("nothing is sent or stored", async ({ page, visit, context }) => {
  await visit("/contest-demo");
  const asked = requestsOf(page);
  await text(page, form.name.label).fill("Rosa Bell");
  await text(page, form.zip.label).fill("33435");
  await way(page, form.way.email).check();
  await text(page, form.email.label).fill("rosa@example.com");
  await tick(page, form.resident.label).check();
  await tick(page, form.rules.label).check();
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(result.nothingSent)).toBeVisible();
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
    })),
  ).toEqual({ local: [], session: [], databases: [] });
  expect(await page.evaluate(keptWith, "Rosa Bell")).toEqual([]);
  await expect(page).toHaveURL("/contest-demo");
  await page.reload();
  await expect(text(page, form.name.label)).toHaveValue("");
});

/** The addresses under which the device keeps something that holds what was typed (app/offline/). */
async function keptWith(typed: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await (await cache.match(request))?.text();
      if (kept?.includes(typed)) addresses.push(request.url);
    }
  }
  return addresses;
}
