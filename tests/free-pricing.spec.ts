/** Asking for a price: what the form takes, what it says when something is wrong, and that it goes once. */
import type { Page } from "@playwright/test";
import { TRAP } from "#requests/asking/robot-check.ts";
import { type Service, SERVICES } from "#requests/asking/services.ts";
import { fill } from "#app/content/fill.ts";
import { SHOWN_FOR_HOURS } from "#app/forms/receipt-for.server.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { age, REFERENCE, staff } from "./kept-requests.ts";
import { awake, comingSoonAddresses, expect, labels, pages, site, words } from "./site.ts";
import {
  box,
  countPosts,
  fillInForPrice,
  radio,
  sectionOn,
  spoken,
  summary,
  takeTime,
  test,
  text,
} from "./sent-forms.ts";

const { questions, submit, sent, awaited } = sectionOn("/free-pricing", "pricing-form");
const { faults, trap, send: refused, troubles } = words.form;

const button = (page: Page) => page.getByRole("button", { name: submit });
const press = (page: Page) => button(page).click();
/** As a person does, who takes some time. */
async function handIn(page: Page) {
  await takeTime(page);
  await press(page);
}
const rowOf = (page: Page, row: keyof typeof sent.rows) =>
  page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${sent.rows[row]}$`) })
    .locator("..");
const isSent = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: sent.heading })).toBeVisible();

test("a request is confirmed with its reference, and read back", async ({ page, visit }) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await box(page, words.services.solar).check();
  await text(page, questions.message.label).fill("The roof is from 2004.");
  await radio(page, questions.language.es).check();
  await handIn(page);
  await expect(page.getByRole("heading", { level: 1, name: sent.heading })).toBeFocused();
  await expect(page).toHaveURL(/\/free-pricing\/sent\/[0-9a-f]{32}$/);
  await expect(page).toHaveTitle(new RegExp(sent.title));
  await expect(page.getByText(REFERENCE)).toBeVisible();
  for (const { title } of sent.next) await expect(page.getByText(title)).toBeVisible();
  await expect(rowOf(page, "services")).toContainText(words.services.solar);
  await expect(rowOf(page, "services")).toContainText(words.services.roofing);
  await expect(rowOf(page, "contact")).toContainText("rosa@example.com");
  await expect(rowOf(page, "language")).toContainText(questions.language.es);
  await expect(rowOf(page, "message")).toContainText("The roof is from 2004.");
  await expect(rowOf(page, "news")).toContainText(sent.notAgreed);
  await expect(rowOf(page, "calls")).toHaveCount(0);
  await expect(page.getByRole("main").locator('a[href="/stop"]')).toBeVisible();
});

test("Back after sending tells that it was sent, with the reference; a link asks anew", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await handIn(page);
  await isSent(page);
  const reference = (await page.getByText(REFERENCE).textContent()) ?? "";
  await page.goBack();
  const note = page.getByRole("status").filter({ hasText: words.form.sentBefore.heading });
  await expect(note).toContainText(reference);
  await expect(note).toBeInViewport();
  await expect(text(page, questions.name.label)).toHaveValue("");
  expect(await accessibilityFaults(page)).toEqual([]);
  await note.getByRole("link", { name: words.form.sentBefore.see }).click();
  await isSent(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: labels("free-price") })
    .click();
  await expect(button(page)).toBeVisible();
  await expect(note).toBeHidden();
});

test("a day later the confirmation shows the reference only", async ({ page, visit }) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await handIn(page);
  await isSent(page);
  const reference = (await page.getByText(REFERENCE).textContent()) ?? "";
  age(reference, SHOWN_FOR_HOURS);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(sent.notShown)).toBeVisible();
  await expect(page.getByText("Rosa Bell")).toHaveCount(0);
  expect(await page.content()).not.toContain("rosa@example.com");
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const way of ["phone", "text"] as const) {
  test(`by ${way}, the number alone is enough`, async ({ page, visit }) => {
    await visit("/free-pricing");
    await fillInForPrice(page);
    await radio(page, questions.way[way]).check();
    await expect(text(page, questions.email.label)).toBeHidden();
    await text(page, questions.phone.label).fill("(561) 555-0100");
    await box(page, questions.hours["12-17"]).check();
    await box(page, spoken(questions.agreesToCalls.label)).check();
    await takeTime(page);
    await press(page);
    await isSent(page);
    await expect(rowOf(page, "contact")).toHaveText(`${sent.rows.contact}(561) 555-0100`);
    await expect(rowOf(page, "hours")).toContainText(questions.hours["12-17"]);
    await expect(rowOf(page, "calls")).toContainText(sent.agreed);
  });
}

test("by e-mail, number and hours are put away, and so is the consent to calls", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await expect(text(page, questions.email.label)).toBeVisible();
  await expect(text(page, questions.phone.label)).toBeVisible();
  await radio(page, questions.way.email).check();
  await expect(text(page, questions.phone.label)).toBeHidden();
  await expect(box(page, questions.hours["8-12"])).toBeHidden();
  await expect(box(page, spoken(questions.agreesToCalls.label))).toBeHidden();
  await radio(page, questions.way.text).check();
  await expect(text(page, questions.phone.label)).toBeVisible();
  await expect(box(page, spoken(questions.agreesToNews.label))).toBeHidden();
});

test("both consents are optional, in full words, as large as labels, and not ticked", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  const size = await page
    .getByText(questions.name.label, { exact: true })
    .evaluate((label) => getComputedStyle(label).fontSize);
  for (const { label } of [questions.agreesToCalls, questions.agreesToNews]) {
    const consent = box(page, spoken(label));
    await expect(consent).not.toBeChecked();
    const beside = page.locator("label").filter({ has: consent });
    await expect(beside).toHaveText(spoken(label), { useInnerText: true });
    await expect(beside).toHaveCSS("font-size", size);
    await expect(beside.getByRole("link", { name: "Privacy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
  }
  for (const part of [
    "Optional.",
    site.company.legalName.name,
    "sales calls and send sales texts to the number above",
    "automated systems",
    "prerecorded voicemail",
    "Agreeing is not a condition of buying anything.",
    "Message frequency varies. Message and data rates may apply.",
    "Reply STOP to end, HELP for help.",
    "My consent is not shared with anyone.",
  ]) {
    expect(questions.agreesToCalls.label).toContain(part);
  }
});

test("who wants our answer in Spanish agrees in Spanish, and that is what is kept", async ({
  page,
  visit,
}) => {
  const { en, es } = site.consents.calls.words;
  await visit("/free-pricing");
  await fillInForPrice(page);
  await radio(page, questions.way.text).check();
  await text(page, questions.phone.label).fill("(561) 555-0100");
  await radio(page, questions.language.es).check();
  await expect(box(page, spoken(en))).toHaveCount(0);
  const consent = box(page, spoken(es));
  await expect(page.locator("label").filter({ has: consent })).toHaveText(spoken(es), {
    useInnerText: true,
  });
  expect(await accessibilityFaults(page)).toEqual([]);
  await consent.check();
  await takeTime(page);
  await press(page);
  await isSent(page);
  const reference = (await page.getByText(REFERENCE).textContent()) ?? "";
  const kept = await staff("consents", reference);
  expect(kept).toContain(`${site.consents.calls.version} (es): "${spoken(es)}"`);
  expect(kept).toContain("[x] calls");
});

test("what is missing is told twice in the same words, and each line leads to its field", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await handIn(page);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const missing = [
    { message: questions.services.missing, field: box(page, words.services.solar) },
    { message: faults.zip.missing, field: text(page, questions.zip.label) },
    { message: questions.way.missing, field: radio(page, questions.way.email) },
    { message: faults.name.missing, field: text(page, questions.name.label) },
  ];
  await expect(summary(page).getByRole("link")).toHaveText(missing.map(({ message }) => message));
  for (const { message, field } of missing) {
    const line = summary(page).getByRole("link", { name: message });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(page.locator("[data-field]").filter({ has: field }).first()).toContainText(
      message,
    );
  }
  await expect(text(page, questions.zip.label)).toHaveAttribute("aria-invalid", "true");
});

for (const zip of ["32801", "32960", "33040"]) {
  test(`for ${zip} it says at once that we do not work there`, async ({ page, visit }) => {
    await visit("/free-pricing");
    await text(page, questions.zip.label).fill(zip);
    await page.keyboard.press("Tab");
    await expect(text(page, questions.zip.label)).toHaveAccessibleDescription(
      `${questions.zip.hint} ${faults.zip.elsewhere}`,
    );
    await fillInForPrice(page);
    await text(page, questions.zip.label).fill(zip);
    await handIn(page);
    await expect(summary(page).getByRole("link")).toHaveText([faults.zip.elsewhere]);
  });
}

test("what was typed stays, and a second try goes through", async ({ page, visit }) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await text(page, questions.zip.label).fill("30301");
  await text(page, questions.email.label).fill("rosa");
  await handIn(page);
  await expect(summary(page).getByRole("link")).toHaveText([
    faults.zip.outside,
    faults.email.wrong,
  ]);
  await expect(box(page, words.services.roofing)).toBeChecked();
  await expect(text(page, questions.name.label)).toHaveValue("Rosa Bell");
  await text(page, questions.zip.label).fill("33435");
  await text(page, questions.email.label).fill("rosa@example.com");
  await press(page);
  await isSent(page);
});

test("a field is checked when it is left, and not before", async ({ page, visit }) => {
  await visit("/free-pricing");
  const zip = text(page, questions.zip.label);
  const wrong = page.getByText(faults.zip.wrong);
  await zip.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText(faults.zip.missing)).toHaveCount(0);
  await zip.pressSequentially("334");
  await expect(wrong).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(wrong).toBeVisible();
  await expect(zip).toHaveAccessibleDescription(new RegExp(faults.zip.wrong));
  await zip.pressSequentially("35");
  await expect(wrong).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(wrong).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
});

test("a message that goes away does not move the field that is being clicked", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await text(page, questions.zip.label).fill("334");
  await page.keyboard.press("Tab");
  await text(page, questions.zip.label).fill("33435");
  await radio(page, questions.way.phone).click();
  await expect(radio(page, questions.way.phone)).toBeChecked();
  await expect(page.getByText(faults.zip.wrong)).toHaveCount(0);
});

test("two clicks send one request, and the button says that it is on its way", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await takeTime(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/free-pricing.data", async (route) => {
    await released;
    await route.continue();
  });
  const posts = countPosts(page);
  const place = await button(page).boundingBox();
  await button(page).dblclick();
  const sending = page.getByRole("button", { name: words.form.sending });
  await expect(sending).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: words.form.sending })).toBeAttached();
  expect((await sending.boundingBox())?.width).toBe(place?.width);
  await sending.click({ force: true });
  release();
  await isSent(page);
  expect(posts).toHaveLength(1);
});

test("the same form, sent again after its answer was lost, is the same request", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await takeTime(page);
  const references: string[] = [];
  await page.route("**/free-pricing.data", async (route) => {
    if (references.length > 0) return route.continue();
    const received = await route.fetch();
    references.push(/sent\/([0-9a-f]{32})/.exec(await received.text())?.[1] ?? "");
    return route.abort();
  });
  await press(page);
  await expect(page.getByRole("region", { name: troubles.noAnswer.heading })).toBeFocused();
  await expect(text(page, questions.name.label)).toHaveValue("Rosa Bell");
  await press(page);
  await isSent(page);
  expect(page.url()).toContain(references[0]);
});

test("a draft survives a reload, without consents, and goes once it was sent", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await text(page, questions.message.label).fill("The roof is from 2004.");
  await box(page, spoken(questions.agreesToNews.label)).check();
  await page.reload();
  await awake(page);
  await expect(box(page, words.services.roofing)).toBeChecked();
  await expect(text(page, questions.zip.label)).toHaveValue("33435");
  await expect(radio(page, questions.way.email)).toBeChecked();
  await expect(text(page, questions.message.label)).toHaveValue("The roof is from 2004.");
  await expect(box(page, spoken(questions.agreesToNews.label))).not.toBeChecked();
  await handIn(page);
  await isSent(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("draft-pricing");
  await visit("/free-pricing");
  await expect(text(page, questions.name.label)).toHaveValue("");
});

/** What is open, and whose license we hold; everything else is not open yet. */
const PRICED: Service[] = ["solar", "roofing", "hurricane-protection", "hvac"];

test("the services of the address are chosen, unknown ones are not", async ({ page, visit }) => {
  await visit("/free-pricing?service=roofing&service=hvac&service=castles");
  for (const service of PRICED) {
    await expect(box(page, words.services[service])).toBeChecked({
      checked: service === "roofing" || service === "hvac",
    });
  }
});

test("what is not open has no price, and a link to its page instead", async ({ page, visit }) => {
  await visit("/free-pricing");
  for (const service of SERVICES.filter((one) => !PRICED.includes(one))) {
    const name = words.services[service];
    await expect(box(page, name)).toHaveCount(0);
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    const to = pages[`/${service}`] ? `/${service}` : `/services/${service}`;
    await expect(link).toHaveAttribute("href", new RegExp(`^${to}(#|$)`));
  }
});

test("an old link that asks for the price of a pool says that there is none", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing?service=pools&service=solar");
  await expect(page.getByText(fill(awaited.note, { service: "Pools" }))).toBeVisible();
  await expect(box(page, words.services.solar)).toBeChecked();
  await page
    .getByRole("link", { name: fill(awaited.see, { service: "Pools" }), exact: true })
    .click();
  await expect(page).toHaveURL(/\/pools(#|$)/);
});

test("a service's page leads to the form with the service chosen", async ({ page, visit }) => {
  await visit("/solar/batteries");
  await page
    .getByRole("main")
    .getByRole("link", { name: labels("free-price") })
    .last()
    .click();
  await expect(page).toHaveURL("/free-pricing?service=solar");
  await expect(box(page, words.services.solar)).toBeChecked();
});

test("every page leads to the form", async ({ request }) => {
  // What is not open yet has no price, and tools answer before anybody is asked.
  const without = new Set(["/free-pricing", "/stop", "/team", ...comingSoonAddresses]);
  const isTool = (address: string) => address.startsWith("/tools/");
  for (const address of Object.keys(pages).filter((one) => !without.has(one) && !isTool(one))) {
    const html = await (await request.get(address)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main, address).toContain('href="/free-pricing');
  }
});

test("a filled trap comes into view and says what to do", async ({ page, visit }) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  const hidden = page.locator(`[name="${TRAP}"]`);
  await expect(hidden).not.toBeInViewport();
  await hidden.evaluate((field: HTMLInputElement) => (field.value = "https://example.com"));
  await handIn(page);
  await summary(page).getByRole("link", { name: trap.trap }).click();
  await expect(text(page, trap.label)).toBeFocused();
  await text(page, trap.label).fill("");
  await press(page);
  await isSent(page);
});

test("who is too fast is asked to press again, and that works", async ({ page, visit }) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await page.locator('[name="openFor"]').evaluate((field: HTMLInputElement) => {
    const { form } = field;
    form?.addEventListener("submit", () => (field.value = "10"), { capture: true, once: true });
  });
  await handIn(page);
  await summary(page).getByRole("link", { name: refused.haste }).click();
  await expect(button(page)).toBeFocused();
  await press(page);
  await isSent(page);
});

test("the keyboard is enough", async ({ page, visit }) => {
  await visit("/free-pricing");
  await takeTime(page);
  const tab = () => page.keyboard.press("Tab");
  await box(page, words.services.solar).focus();
  await page.keyboard.press("Space");
  while (!(await text(page, questions.zip.label).evaluate((it) => it.matches(":focus"))))
    await tab();
  await page.keyboard.type("33435");
  await tab();
  await page.keyboard.press("Space");
  await tab();
  await page.keyboard.type("rosa@example.com");
  await tab();
  await tab();
  await page.keyboard.type("Rosa Bell");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: sent.heading })).toBeFocused();
});

test("it is accessible in every state", async ({ page, visit }) => {
  await visit("/free-pricing");
  await handIn(page);
  await expect(summary(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillInForPrice(page);
  await page.locator(`[name="${TRAP}"]`).evaluate((it: HTMLInputElement) => (it.value = "x"));
  await press(page);
  await expect(text(page, trap.label)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await text(page, trap.label).fill("");
  await press(page);
  await isSent(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("another site's form is refused", async ({ request }) => {
  const answer = await request.post("/free-pricing", {
    headers: { origin: "https://evil.example" },
    form: { zip: "33435" },
  });
  expect(answer.status()).toBe(400);
});

for (const [what, options] of [
  ["JSON", { data: { zip: "33435" } }],
  ["half a form", { headers: { "content-type": "multipart/form-data; boundary=x" }, data: "--x" }],
] as const) {
  test(`${what} is answered like an empty form`, async ({ request }) => {
    const answer = await request.post("/free-pricing", options);
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain(faults.zip.missing);
  });
}

test("a confirmation nobody got is not found, and none is for search engines", async ({ page }) => {
  const answer = await page.goto(`/free-pricing/sent/${"0".repeat(32)}`);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound.heading);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
