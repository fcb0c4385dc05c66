/**
 * Forms with scripts: what they take, what they say when something is wrong, and that they go once. All is
 * tried with the form for a price; of the others, that each goes through.
 */
import type { Page } from "@playwright/test";
import { TRAP } from "#app/forms/robot-check.ts";
import { accessibilityFaults } from "./accessibility.ts";
import {
  box,
  countPosts,
  fillInForPrice,
  goOn,
  isAt,
  radio,
  spoken,
  summary,
  takeTime,
  test,
  text,
} from "./forms.ts";
import { REFERENCE, staff } from "./kept-requests.ts";
import {
  comingSoonAddresses,
  hasSpanish,
  hydrated,
  expect,
  labels,
  nameOf,
  sectionOn,
  service,
  serviceName,
  servicePage,
  site,
  words,
  ZIP,
} from "./site.ts";

const EMAIL = "rosa@example.com";
const MESSAGE = "The roof is from 2004.";
const { questions, submit, sent, steps } = sectionOn("/free-pricing", "pricing-form");
const { faults, trap, send: refused, troubles } = words.form;

const button = (page: Page) => page.getByRole("button", { name: submit });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const isSent = (page: Page) => expect(heading(page, sent.heading)).toBeFocused();
/** As a person does, who takes some time. */
async function handIn(page: Page) {
  await takeTime(page);
  await button(page).click();
}
const rowOf = (page: Page, row: keyof typeof sent.rows) =>
  page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${sent.rows[row]}$`) })
    .locator("..");
const referenceOn = async (page: Page) => (await page.getByText(REFERENCE).textContent()) ?? "";

test("by keyboard: mistakes take the focus, then the request goes, and is read back", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  const next = page.getByRole("button", { name: words.form.steps.next });
  const press = (key: string) => page.keyboard.press(key);
  await next.press("Enter");
  await expect(box(page, serviceName(service))).toBeFocused();
  await expect(page.getByText(questions.services.missing)).toBeInViewport();
  await expect(page.getByText(faults.zip.missing)).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  expect(await accessibilityFaults(page)).toEqual([]);
  await press("Space");
  await text(page, questions.zip.label).focus();
  await page.keyboard.type(ZIP);
  await press("Enter");
  await isAt(page, 2, steps.reply);
  await expect(page).not.toHaveTitle(/^Error: /);
  for (const key of ["Tab", "Space", "Tab"]) await press(key);
  await page.keyboard.type(EMAIL);
  await press("Tab");
  await page.keyboard.type("Rosa Bell");
  await press("Enter");
  await isAt(page, 3, steps.rest);
  await press("Tab");
  await page.keyboard.type(MESSAGE);
  await takeTime(page);
  await button(page).press("Enter");
  await isSent(page);
  await expect(page).toHaveTitle(new RegExp(sent.title));
  await expect(page.getByText(REFERENCE)).toBeVisible();
  for (const { title } of sent.next) await expect(page.getByText(title)).toBeVisible();
  await expect(rowOf(page, "services")).toContainText(serviceName(service));
  await expect(rowOf(page, "contact")).toContainText(EMAIL);
  await expect(rowOf(page, "message")).toContainText(MESSAGE);
  await expect(rowOf(page, "news")).toContainText(sent.notAgreed);
  await expect(rowOf(page, "calls")).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("what is chosen lights up on the house beside the form", async ({ page, visit }) => {
  await visit("/free-pricing");
  const mark = page.locator("[aria-hidden]").getByText(serviceName(service), { exact: true });
  const width = async () => (await mark.boundingBox())?.width ?? 0;
  const dot = await width();
  await box(page, serviceName(service)).check();
  expect(await width()).toBeGreaterThan(dot);
});

test("a field is checked when it is left and not before, and what is clicked meanwhile stays in place", async ({
  page,
  visit,
}) => {
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
  await zip.fill(ZIP);
  // The message goes away as the field is left by this click.
  await box(page, serviceName(service)).click();
  await expect(box(page, serviceName(service))).toBeChecked();
  await expect(wrong).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
});

test("only what the way of our answer needs is asked, and one agrees in the language of the answer", async ({
  page,
  visit,
}) => {
  test.skip(!hasSpanish, "The site is in English alone.");
  const { calls } = site.consents;
  const { en = "", es = "" } = calls.words;
  await visit("/free-pricing");
  await fillInForPrice(page);
  await expect(box(page, spoken(en))).toBeHidden();
  await page.getByRole("button", { name: words.form.steps.back, exact: true }).click();
  await expect(text(page, questions.phone.label)).toBeHidden();
  await expect(box(page, questions.hours["12-17"])).toBeHidden();
  await radio(page, questions.way.text).check();
  await expect(text(page, questions.email.label)).toBeHidden();
  await text(page, questions.phone.label).fill(site.company.phone.shown);
  await box(page, questions.hours["12-17"]).check();
  await goOn(page);
  await expect(
    page.getByText(site.company.phone.shown).filter({ visible: true }).first(),
  ).toBeVisible();
  await radio(page, nameOf("es")).check();
  await expect(box(page, spoken(en))).toHaveCount(0);

  // The law wants a consent in full words, plain to see, and not given by default.
  const consent = box(page, spoken(es));
  await expect(consent).not.toBeChecked();
  const label = page.locator("label").filter({ has: consent });
  await expect(label).toHaveText(spoken(es), { useInnerText: true });
  await consent.check();
  await handIn(page);
  await isSent(page);
  await expect(rowOf(page, "hours")).toContainText(questions.hours["12-17"]);
  await expect(rowOf(page, "calls")).toContainText(sent.agreed);
  const kept = await staff("consents", await referenceOn(page));
  expect(kept).toContain(`${calls.version} (es): "${spoken(es)}"`);
  expect(kept).toContain("[x] calls");
});

test("a service's page leads to the form; it is empty again after sending", async ({
  page,
  visit,
}) => {
  await visit(servicePage);
  const ways = page.getByRole("main").getByRole("link", { name: labels("free-price") });
  await ways.last().click();
  await expect(box(page, serviceName(service))).toBeChecked();
  await fillInForPrice(page);
  await handIn(page);
  await isSent(page);
  await page.goBack();
  await expect(text(page, questions.zip.label)).toHaveValue("");
});

test("a form that is on its way does not go again, and its button says so", async ({
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
  await button(page).click();
  const sending = page.getByRole("button", { name: words.form.sending });
  await expect(sending).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: words.form.sending })).toBeAttached();
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
  await text(page, questions.message.label).fill(MESSAGE);
  await takeTime(page);
  const references: string[] = [];
  await page.route("**/free-pricing.data", async (route) => {
    if (references.length > 0) return route.continue();
    const received = await route.fetch();
    references.push(/sent\/([0-9a-f]{32})/.exec(await received.text())?.[1] ?? "none");
    return route.abort();
  });
  await button(page).click();
  await expect(page.getByRole("region", { name: troubles.noAnswer.heading })).toBeFocused();
  await expect(text(page, questions.message.label)).toHaveValue(MESSAGE);
  await button(page).click();
  await isSent(page);
  expect(page.url()).toContain(references[0]);
});

test("without a connection a form stays, and goes once when it is back", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await text(page, questions.message.label).fill(MESSAGE);
  await takeTime(page);
  const posts = countPosts(page);
  const context = page.context();
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByRole("region", { name: troubles.noNetwork.heading })).toBeFocused();
  await expect(text(page, questions.message.label)).toHaveValue(MESSAGE);
  await expect(page).toHaveTitle(/^Error: /);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.setOffline(false);
  await page.evaluate(() => fetch("/robots.txt"));
  expect(posts, "sent by itself").toHaveLength(0);
  await button(page).click();
  await isSent(page);
  expect(posts).toHaveLength(1);
});

test("a draft survives a reload, without consents, and goes once it was sent", async ({
  page,
  visit,
}) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  await text(page, questions.message.label).fill(MESSAGE);
  await box(page, spoken(questions.agreesToNews.label)).check();
  await page.reload();
  await hydrated(page);
  await expect(text(page, questions.message.label)).toHaveValue(MESSAGE);
  await expect(box(page, spoken(questions.agreesToNews.label))).not.toBeChecked();
  await handIn(page);
  await isSent(page);
  await expect(rowOf(page, "services")).toContainText(serviceName(service));
  await expect(rowOf(page, "contact")).toContainText(EMAIL);
  await visit("/free-pricing");
  await expect(text(page, questions.zip.label)).toHaveValue("");
});

test("who looks like a robot is told what to do, and it works", async ({ page, visit }) => {
  await visit("/free-pricing");
  await fillInForPrice(page);
  const hidden = page.locator(`[name="${TRAP}"]`);
  await expect(hidden).not.toBeInViewport();
  await hidden.evaluate((field: HTMLInputElement) => (field.value = "https://example.com"));
  await handIn(page);
  await summary(page).getByRole("link", { name: trap.trap }).click();
  await expect(text(page, trap.label)).toBeFocused();
  await text(page, trap.label).fill("");
  await page.locator('[name="openFor"]').evaluate((field: HTMLInputElement) => {
    const { form } = field;
    form?.addEventListener("submit", () => (field.value = "10"), { capture: true, once: true });
  });
  await button(page).click();
  await summary(page).getByRole("link", { name: refused.haste }).click();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await isSent(page);
});

const contact = sectionOn("/contact", "contact-form");
const champions = sectionOn("/champions", "champion-form");
const stop = sectionOn("/stop", "stop-form");
const deletion = sectionOn("/request-delete-account", "deletion-form");
const { wish } = words.comingSoon;

const person = ({ name, email }: { name: { label: string }; email: { label: string } }) => ({
  [name.label]: "Rosa Bell",
  [email.label]: EMAIL,
});

/** Of each form: what is chosen and typed, and the heading that says that it went. */
const OTHERS = [
  {
    at: "/contact",
    submit: contact.submit,
    way: contact.questions.way.email,
    typed: { ...person(contact.questions), [contact.questions.message.label]: MESSAGE },
    says: contact.sent.heading,
  },
  {
    at: "/champions",
    submit: champions.submit,
    way: champions.questions.way.email,
    typed: { ...person(champions.questions), [champions.questions.zip.label]: ZIP },
    says: champions.sent.heading,
  },
  {
    at: "/stop",
    submit: stop.submit,
    typed: { [stop.questions.contact.label]: EMAIL },
    says: stop.done.heading,
  },
  {
    at: "/request-delete-account",
    submit: deletion.submit,
    knows: spoken(deletion.questions.knowsWhatIsKept.label),
    typed: {
      [deletion.questions.account.label]: site.company.phone.shown,
      [deletion.questions.name.label]: "Rosa Bell",
    },
    says: deletion.sent.heading,
  },
  {
    at: comingSoonAddresses[0] ?? "",
    submit: wish.submit,
    typed: { [wish.questions.email.label]: EMAIL },
    says: wish.done.heading,
  },
];

for (const { at, submit: send, way, knows, typed, says } of OTHERS) {
  test(`the form on ${at} goes through`, async ({ page, visit }) => {
    await visit(at);
    if (way) await radio(page, way).check();
    if (knows) await box(page, knows).check();
    for (const [label, answer] of Object.entries(typed)) await text(page, label).fill(answer);
    await takeTime(page);
    const posts = countPosts(page);
    await page.getByRole("button", { name: send, exact: true }).click();
    await expect(heading(page, says)).toBeFocused();
    expect(posts.map((post) => new URL(post.url()).pathname)).toEqual([`${at}.data`]);
  });
}
