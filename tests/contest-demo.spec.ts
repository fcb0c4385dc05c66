/** The practice entry: what it asks, what it says when something is wrong, and that it sends nothing. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { expect, pages, test, words } from "./site.ts";

test.use({ serviceWorkers: "allow" });

const found = pages["/contest-demo"]?.sections.find(({ kind }) => kind === "contest-demo");
if (found?.kind !== "contest-demo") throw new Error("The page has no contest-demo");
const { form, result } = found;
const shared = words.form.faults;

const text = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const tick = (page: Page, label: string) => page.getByRole("checkbox", { name: label });
const way = (page: Page, label: string) => page.getByRole("radio", { name: label });
const submit = (page: Page) => page.getByRole("button", { name: form.submit }).click();
const summary = (page: Page) => page.getByRole("region", { name: words.form.errorHeading });

async function fillIn(page: Page) {
  await text(page, form.name.label).fill("Rosa Bell");
  await text(page, form.zip.label).fill("33435");
  await way(page, form.way.email).check();
  await text(page, form.email.label).fill("rosa@example.com");
  await tick(page, form.resident.label).check();
  await tick(page, form.rules.label).check();
}

test("an entry goes through, and is read back", async ({ page, visit }) => {
  await visit("/contest-demo");
  await fillIn(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: result.heading })).toBeFocused();
  await expect(page.getByText(result.nothingSent)).toBeVisible();
  for (const answer of ["Rosa Bell", "33435", "rosa@example.com"]) {
    await expect(page.getByRole("definition").getByText(answer, { exact: true })).toBeVisible();
  }
  const row = (term: string) => page.getByRole("term").filter({ hasText: term }).locator("..");
  await expect(row(result.news)).toContainText(result.no);
});

test("nothing is sent or stored", async ({ page, visit, context }) => {
  await visit("/contest-demo");
  // The mark at the foot comes late, and by itself.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  await fillIn(page);
  page.on("request", (request) => requests.push(request.url()));
  await submit(page);
  await expect(page.getByRole("heading", { name: result.heading })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
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

test("what is missing is told twice in the same words, and each line leads to its field", async ({
  page,
  visit,
}) => {
  await visit("/contest-demo");
  await submit(page);
  await expect(summary(page)).toBeFocused();
  const { name, zip, resident, rules } = form;
  const faults = [
    { message: shared.name.missing, field: text(page, name.label) },
    { message: shared.zip.missing, field: text(page, zip.label) },
    { message: form.way.missing, field: way(page, form.way.email) },
    { message: resident.missing, field: tick(page, resident.label) },
    { message: rules.missing, field: tick(page, rules.label) },
  ];
  await expect(summary(page).getByRole("link")).toHaveText(faults.map(({ message }) => message));
  for (const { message, field } of faults) {
    const line = summary(page).getByRole("link", { name: message });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(page.locator("[data-field]").filter({ has: field })).toContainText(message);
  }
  await expect(text(page, name.label)).toHaveAccessibleDescription(shared.name.missing);
  await expect(text(page, zip.label)).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/contest-demo");
});

test("the message changes with the fault, and the rest is kept", async ({ page, visit }) => {
  await visit("/contest-demo");
  await fillIn(page);
  await text(page, form.zip.label).fill("30301");
  await text(page, form.email.label).fill("rosa");
  await submit(page);
  await expect(summary(page).getByRole("link")).toHaveText([
    shared.zip.outside,
    shared.email.wrong,
  ]);
  await expect(text(page, form.name.label)).toHaveValue("Rosa Bell");
  await text(page, form.zip.label).fill("33435");
  await submit(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([shared.email.wrong]);
});

test("only the chosen way is asked for, and consent to one is none to the other", async ({
  page,
  visit,
}) => {
  await visit("/contest-demo");
  await expect(text(page, form.email.label)).toHaveCount(0);
  await expect(text(page, form.phone.label)).toHaveCount(0);
  await way(page, form.way.email).check();
  await expect(text(page, form.phone.label)).toHaveCount(0);
  await expect(tick(page, form.news.email)).not.toBeChecked();
  await tick(page, form.news.email).check();
  await way(page, form.way.phone).check();
  await expect(text(page, form.email.label)).toHaveCount(0);
  await expect(text(page, form.phone.label)).toBeVisible();
  await expect(tick(page, form.news.phone)).not.toBeChecked();
});

test("an entry can be changed, or begun anew", async ({ page, visit }) => {
  await visit("/contest-demo");
  await fillIn(page);
  await submit(page);
  await page.getByRole("button", { name: result.change }).click();
  await expect(text(page, form.name.label)).toHaveValue("Rosa Bell");
  await expect(tick(page, form.rules.label)).toBeChecked();
  await submit(page);
  await page.getByRole("button", { name: result.again }).click();
  await expect(page.getByRole("heading", { name: found.heading })).toBeFocused();
  await expect(text(page, form.name.label)).toHaveValue("");
  await expect(tick(page, form.rules.label)).not.toBeChecked();
});

test("the keyboard is enough", async ({ page, visit }) => {
  await visit("/contest-demo");
  await text(page, form.name.label).focus();
  await page.keyboard.type("Rosa Bell");
  await page.keyboard.press("Tab");
  await page.keyboard.type("33435");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("rosa@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: result.heading })).toBeFocused();
});

test("it is accessible in every step", async ({ page, visit }) => {
  await visit("/contest-demo");
  await way(page, form.way.phone).check();
  await submit(page);
  await expect(summary(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillIn(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: result.heading })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
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
