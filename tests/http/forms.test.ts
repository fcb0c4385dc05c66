/** Forms without scripts: by HTML alone, with nothing lost on the way. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import { DELETION_DAYS } from "#app/content/promises.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { SHOWN_FOR_HOURS } from "#app/forms/receipt.server.ts";
import {
  awaited,
  comingSoonAddresses,
  hasSpanish,
  nameOf,
  otherService,
  sectionOn,
  service,
  serviceName,
  site,
  words,
  ZIP,
} from "../content.ts";
import { age, linkInMail, staff, stopMail, waitlistLinkFor } from "../kept-requests.ts";
import { all, said, setAttribute } from "./html.ts";
import { ask, NOT_LISTED, open } from "./visitor.ts";

const EMAIL = "rosa@example.com";
const UNKNOWN = "0".repeat(32);
const DAY_MS = 86_400_000;

const pricing = sectionOn("/free-pricing", "pricing-form");
const { faults } = words.form;

test("a request for a price goes through, and its receipt is for the visitor alone, for a day", async () => {
  const { questions, submit } = pricing;
  const page = await open(`/free-pricing?service=${service}`);
  page.fill(questions.zip.label, ZIP);
  page.check(questions.way.text);
  page.fill(questions.phone.label, "561.555.0100");
  page.fill(questions.name.label, "Rosa Bell");
  // As by a double click.
  const [receipt, again] = await Promise.all([page.press(submit), page.press(submit)]);
  expect(receipt.address).toMatch(/^\/free-pricing\/sent\/[0-9a-f]{32}$/);
  expect(again.address).toBe(receipt.address);
  expect(receipt.heading).toBe(pricing.sent.heading);
  expect(all(receipt.main, "dd").map(said)).toContain("(561) 555-0100");
  expect(receipt.headers.get("cache-control")).toBe("no-store");
  expect(receipt.source).toContain(NOT_LISTED);
  expect((await open(receipt.address.replace("/free-pricing", "/contact"))).status).toBe(404);
  age(receipt.reference, SHOWN_FOR_HOURS);
  const later = await open(receipt.address);
  expect(later.reference).toBe(receipt.reference);
  expect(later.text).toContain(pricing.sent.notShown);
  expect(later.source).not.toMatch(/Rosa Bell|555-0100/);
});

const lastLanguage = Object.keys(site.languages).at(-1) ?? "";

test("errors come back with status 422, and with all that was typed", async () => {
  const { questions, submit } = pricing;
  const message = "The roof is from 2004.\nIt leaks.";
  const page = await open("/free-pricing");
  page.check(serviceName(service));
  page.fill(questions.zip.label, "334");
  page.fill(questions.message.label, message);
  if (hasSpanish) page.check(nameOf(lastLanguage));
  const again = await page.press(submit);
  expect(again.status).toBe(422);
  expect(again.address).toBe("/free-pricing");
  expect(again.title).toMatch(/^Error: /);
  expect(again.errors()).toEqual([faults.zip.wrong, questions.way.missing, faults.name.missing]);
  expect(again.about(questions.zip.label)).toContain(faults.zip.wrong);
  expect(again.value(questions.zip.label)).toBe("334");
  expect(again.value(questions.message.label)).toBe(message);
  expect(again.isChecked(serviceName(service))).toBe(true);
  if (hasSpanish) expect(again.isChecked(nameOf(lastLanguage))).toBe(true);
});

const [soon = ""] = awaited;

test.skipIf(otherService === service)(
  "the services of the address are chosen, and what has no price is refused",
  async () => {
    const { questions, submit } = pricing;
    const asked = [service, soon, "castles"].map((name) => `service=${name}`);
    const page = await open(`/free-pricing?${asked.join("&")}`);
    const [chosen = "", other = ""] = [service, otherService].map(serviceName);
    expect(page.isChecked(chosen)).toBe(true);
    expect(page.isChecked(other)).toBe(false);
    // As in a page that somebody opened before the service was closed.
    setAttribute(page.field(other), "value", soon);
    page.check(other);
    const again = await page.press(submit);
    expect(again.errors()).toContain(questions.services.closed);
    expect(again.isChecked(chosen)).toBe(true);
  },
);

test("/stop tells what is no address and no number, then leaves either alone, with a proof that staff have too", async () => {
  const { questions, submit, done } = sectionOn("/stop", "stop-form");
  for (const contact of [EMAIL, "(561) 555-0199"]) {
    let page = await open("/stop");
    page.fill(questions.contact.label, "555");
    page = await page.press(submit);
    expect(page.errors()).toEqual([questions.contact.wrong]);
    expect(page.value(questions.contact.label)).toBe("555");
    page.fill(questions.contact.label, contact);
    page = await page.press(submit);
    expect(page.heading).toBe(done.heading);
    expect(page.source).not.toContain(contact);
    expect(page.address).toMatch(/^\/stop\/done\?/);
    const today = floridaDay(new Date().toISOString(), "en");
    expect(page.text).toContain(`${fill(done.ticket.received, { date: today })} at`);
    const [, reference = "none"] = /reference=([\dA-F-]+)/.exec(page.address) ?? [];
    expect(page.text).toContain(reference);
    expect(await stopMail(reference)).toContain(contact === EMAIL ? "rosa" : "0199");
  }
});

const DELETION = "/request-delete-account";
const deletion = sectionOn(DELETION, "deletion-form");

test("a deletion is confirmed by a mail, a link and a button, and says until when it is done", async () => {
  const { questions, submit, states } = deletion;
  const asked = await open(DELETION);
  // Another each time, for a link goes to an address once an hour only.
  asked.fill(questions.account.label, `${randomUUID()}@example.com`);
  asked.fill(questions.name.label, "Rosa Bell");
  asked.check(withoutMarks(questions.knowsWhatIsKept.label));
  const { reference } = await asked.press(submit);
  const link = await linkInMail(reference);
  // Programs that open the links in mails confirm nothing.
  await open(link);
  const page = await open(link);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.source).toContain(NOT_LISTED);
  expect(page.heading).toBe(states.waiting.heading);
  const confirmed = await page.press(states.confirm);
  expect(confirmed.heading).toBe(states.verified.heading);
  const due = new Date(Date.now() + DELETION_DAYS * DAY_MS).toISOString();
  expect(confirmed.text).toContain(floridaDay(due, "en"));
  await staff("done", reference);
  expect((await open(link)).heading).toBe(states.done.heading);
});

test("what nobody sent is not found, and a button for it changes nothing", async () => {
  for (const address of [`${DELETION}/sent/${UNKNOWN}`, `${DELETION}/status/${UNKNOWN}`]) {
    expect((await open(address)).status).toBe(404);
  }
  expect((await open(`${DELETION}/status/${UNKNOWN}`, { method: "POST" })).status).toBe(404);
});

const { wish } = words.comingSoon;

test("who waits for an opening confirms it by a link, is told of it once, and is forgotten", async () => {
  const email = `${randomUUID()}@example.com`;
  const nothing = await (await open(comingSoonAddresses[0] ?? "")).press(wish.submit);
  expect(nothing.errors()).toEqual([faults.email.missing]);
  nothing.fill(wish.questions.email.label, email);
  expect((await nothing.press(wish.submit)).heading).toBe(wish.done.heading);
  const first = await waitlistLinkFor(email);
  // Programs that look through mail open links.
  await open(first);
  const page = await open(first);
  expect(page.heading).toBe(wish.states.waiting.heading);
  expect(page.source).toContain(NOT_LISTED);
  expect((await page.press(wish.confirm)).heading).toBe(wish.states.confirmed.heading);
  expect(await staff("opened", soon, "--yes")).toContain("1 person will be told");
  await expect.poll(() => waitlistLinkFor(email)).not.toBe(first);
  await expect.poll(async () => (await open(first)).heading).toBe(wish.states.gone.heading);
});

test("links of the waitlist tell no other site and no cache; made-up ones change nothing", async () => {
  const unknown = `/waiting/${UNKNOWN}`;
  const page = await open(unknown);
  expect(page.heading).toBe(wish.states.gone.heading);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  const body = new URLSearchParams({ step: "confirm" });
  expect((await open(unknown, { method: "POST", body })).heading).toBe(wish.states.gone.heading);
  expect((await ask("/waiting/nonsense")).status).toBe(404);
});
