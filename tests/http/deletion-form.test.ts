/** Asking for the deletion of an account: by e-mail with a link to confirm, or by phone. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { floridaDay } from "#app/content/florida-time.ts";
import { DELETION_DAYS, LINK_HOURS } from "#app/content/promises.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { sectionOn, words } from "../content-of-site.ts";
import { age, linkInMail, staff } from "../kept-requests.ts";
import { all, said } from "./elements.ts";
import { NOT_LISTED, open } from "./visitor.ts";

const PAGE = "/request-delete-account";
const { questions, submit, sent, states } = sectionOn(PAGE, "deletion-form");
const DAY_MS = 86_400_000;
const UNKNOWN = "0".repeat(32);

/** Another in each test, for a link goes to an address once an hour only. */
const newAddress = () => `rosa.${randomUUID()}@example.com`;
const today = () => floridaDay(new Date().toISOString(), "en");

async function askedBy(account: string) {
  const page = await open(PAGE);
  page.fill(questions.account.label, account);
  page.fill(questions.name.label, "Rosa Bell");
  page.check(withoutMarks(questions.knowsWhatIsKept.label));
  const receipt = await page.press(submit);
  expect(receipt.heading).toBe(sent.heading);
  return receipt;
}

test("by e-mail: a mail, a link, a button, and the day by which it is done", async () => {
  const address = newAddress();
  const receipt = await askedBy(address);
  for (const { title } of sent.next) expect(said(receipt.main)).toContain(title);
  expect(all(receipt.main, "dd").map(said)).toContain(address);

  const link = await linkInMail(receipt.reference);
  // Programs that open the links in mails confirm nothing.
  await open(link);
  const page = await open(link);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.source).toContain(NOT_LISTED);
  expect(page.heading).toBe(states.waiting.heading);
  const confirmed = await page.press(states.confirm);
  expect(confirmed.address).toBe(link);
  expect(confirmed.heading).toBe(states.verified.heading);
  const due = new Date(Date.now() + DELETION_DAYS * DAY_MS).toISOString();
  expect(said(confirmed.main)).toContain(floridaDay(due, "en"));
  expect(confirmed.source).not.toContain(states.confirm);

  await staff("done", receipt.reference);
  const done = await open(link);
  expect(done.heading).toBe(states.done.heading);
  expect(said(done.main)).toContain(today());
});

test("a link that is too old deletes nothing, and leads to the form", async () => {
  const { reference } = await askedBy(newAddress());
  const page = await open(await linkInMail(reference));
  age(reference, LINK_HOURS);
  // Pressed on a page that was opened in time, it is too late as well.
  const late = await page.press(states.confirm);
  expect(late.heading).toBe(states.expired.heading);
  expect(late.source).toContain(`href="${PAGE}#ask"`);
  expect(await staff("show", reference)).not.toContain("verified");
  expect((await open(late.address)).heading).toBe(states.expired.heading);
});

test("by phone: we call", async () => {
  const receipt = await askedBy("561 555 0100");
  for (const { title } of sent.nextByPhone) expect(said(receipt.main)).toContain(title);
  expect(all(receipt.main, "dd").map(said)).toContain("(561) 555-0100");
});

test("what nobody sent is not found, and a button for it changes nothing", async () => {
  for (const address of [`${PAGE}/sent/${UNKNOWN}`, `${PAGE}/status/${UNKNOWN}`]) {
    const page = await open(address);
    expect(page.status).toBe(404);
    expect(page.heading).toBe(words.notFound.heading);
  }
  expect((await open(`${PAGE}/status/${UNKNOWN}`, { method: "POST" })).status).toBe(404);
});
