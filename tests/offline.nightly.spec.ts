/** The connection goes while somebody is here: other forms, browsers and ways to go on than in offline.spec.ts. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { freePort } from "#scripts/free-port.ts";
import { startSite } from "#scripts/start-site.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { linkInMail, REFERENCE } from "./kept-requests.ts";
import { box, sectionOn, sendsForm, spoken, takeTime, text } from "./sent-forms.ts";
import { awake, expect, pages, test, words } from "./site.ts";

test.use({ serviceWorkers: "allow" });

const { noNetwork } = words.form.troubles;
const deletion = sectionOn("/request-delete-account", "deletion-form");
const stop = sectionOn("/stop", "stop-form");
const EMAIL = "rosa@example.com";

const FORMS = [
  {
    address: "/request-delete-account",
    submit: deletion.submit,
    sent: deletion.sent.heading,
    field: deletion.questions.account.label,
    fillIn: fillInDeletion,
  },
  {
    address: "/stop",
    submit: stop.submit,
    sent: stop.done.heading,
    field: stop.questions.contact.label,
    fillIn: async () => undefined,
  },
];

async function fillInDeletion(page: Page) {
  await text(page, deletion.questions.name.label).fill("Rosa Bell");
  await box(page, spoken(deletion.questions.knowsWhatIsKept.label)).check();
}

const message = (page: Page) => page.getByRole("alertdialog");
const tryAgain = (page: Page) =>
  message(page).getByRole("button", { name: words.connection.tryAgain });
const heading = (page: Page, name?: string) =>
  page.getByRole("heading", { level: 1, ...(name && { name }) });
const contact = (page: Page) => text(page, stop.questions.contact.label);
const link = (page: Page, address: string) =>
  page.getByRole("contentinfo").locator(`a[href="${address}"]`);
const headingOf = (address: string) => {
  const [first] = pages[address]?.sections ?? [];
  if (!first || !("heading" in first)) throw new Error(`${address} has no heading`);
  return first.heading;
};

for (const { address, submit, sent, field, fillIn } of FORMS) {
  test(`${address} stays, and goes once when the connection is back`, async ({
    page,
    visit,
    context,
  }) => {
    await page.clock.install();
    await visit(address);
    await fillIn(page);
    await text(page, field).fill(EMAIL);
    await takeTime(page);
    let arrived = 0;
    let left = 0;
    page.on("request", (request) => (left += Number(sendsForm(request))));
    page.on("response", (answer) => (arrived += Number(sendsForm(answer.request()))));
    const button = page.getByRole("button", { name: submit });

    await context.setOffline(true);
    await button.click();
    const trouble = page.getByRole("region", { name: noNetwork.heading });
    await expect(trouble).toBeFocused();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(text(page, field)).toHaveValue(EMAIL);
    await expect(page).toHaveTitle(/^Error: /);
    expect(await accessibilityFaults(page)).toEqual([]);
    // As long as the connection is away, pressing again changes nothing.
    await button.click();
    await expect(trouble).toBeFocused();

    await context.setOffline(false);
    await page.evaluate(() => fetch("/robots.txt"));
    expect(left, "sent by itself").toBe(0);
    await button.click();
    await expect(heading(page, sent)).toBeVisible();
    expect(arrived).toBe(1);
  });
}

test("the button that confirms a deletion stays, too, and works when the connection is back", async ({
  page,
  visit,
  context,
}) => {
  await page.clock.install();
  await visit("/request-delete-account");
  await text(page, deletion.questions.account.label).fill(`${randomUUID()}@example.com`);
  await fillInDeletion(page);
  await takeTime(page);
  await page.getByRole("button", { name: deletion.submit }).click();
  await expect(heading(page, deletion.sent.heading)).toBeVisible();
  const { states } = deletion;
  await visit(await linkInMail((await page.getByText(REFERENCE).textContent()) ?? ""));
  const confirm = page.getByRole("button", { name: states.confirm });

  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByRole("region", { name: states.troubles.noNetwork.heading })).toBeFocused();
  await expect(heading(page, states.waiting.heading)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await context.setOffline(false);
  await confirm.dblclick();
  await expect(heading(page, states.verified.heading)).toBeFocused();
  await expect(confirm).toHaveCount(0);
});

test("pointing at a link without a connection changes nothing", async ({
  page,
  visit,
  context,
}) => {
  await visit("/stop");
  await contact(page).fill(EMAIL);
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (one) => one.url().endsWith(".js"));
  await link(page, "/roofing").hover();
  await failed;
  await expect(contact(page)).toHaveValue(EMAIL);
  await link(page, "/hvac").click();
  await expect(message(page)).toBeVisible();
  await expect(contact(page)).toHaveValue(EMAIL);
});

test("a browser without the Navigation API stays, too, when it is offline", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  const page = await context.newPage();
  await page.goto("/stop");
  await awake(page);
  expect(await page.evaluate(() => "navigation" in window)).toBe(false);
  await contact(page).fill(EMAIL);
  await context.setOffline(true);
  for (const again of [1, 2]) {
    await link(page, "/roofing").click();
    await expect(message(page), `time ${again}`).toBeVisible();
    await message(page).getByRole("button", { name: words.connection.stay }).click();
    await expect(message(page)).toBeHidden();
  }
  await expect(contact(page)).toHaveValue(EMAIL);
  await link(page, "/roofing").click();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(heading(page, headingOf("/roofing"))).toBeVisible();
  await context.close();
});

test("who stays may go on typing and sending", async ({ page, visit, context }) => {
  await page.clock.install();
  await visit("/stop");
  await context.setOffline(true);
  await link(page, "/roofing").click();
  await message(page).getByRole("button", { name: words.connection.stay }).click();
  await expect(message(page)).toBeHidden();
  await context.setOffline(false);
  await contact(page).fill(EMAIL);
  await takeTime(page);
  await page.getByRole("button", { name: stop.submit }).click();
  await expect(heading(page, stop.done.heading)).toBeVisible();
});

test("while our server is away it is the same, and a page it has comes when it is back", async ({
  page,
}) => {
  const PORT = String(await freePort());
  const server = await startSite("build", { PORT });
  await page.goto(`${server.origin}/stop`);
  await awake(page);
  await server.stop();
  await link(page, "/roofing").click();
  await expect(message(page)).toBeVisible();
  await expect(heading(page, stop.heading)).toBeVisible();
  const again = await startSite("build", { PORT });
  await tryAgain(page).click();
  await expect(heading(page, headingOf("/roofing"))).toBeVisible();
  await again.stop();
});
