/** Asking for a price without scripts: by HTML alone, with nothing lost on the way. */
import { expect, test } from "vitest";
import { sectionOn, words } from "../content-of-site.ts";
import { all, said } from "./elements.ts";
import { setAttribute } from "./fields.ts";
import { NOT_LISTED, type OpenPage, open } from "./visitor.ts";

const { questions, submit, sent } = sectionOn("/free-pricing", "pricing-form");
const { faults } = words.form;
const { services } = words;

/** What must be filled in besides a service and a name. */
function fillIn(page: OpenPage) {
  page.fill(questions.zip.label, "33435");
  page.check(questions.way.email);
  page.fill(questions.email.label, "rosa@example.com");
}

const factsOn = (page: OpenPage) => all(page.main, "dd").map(said);

test("a request goes through, and its receipt is for the visitor alone", async () => {
  const page = await open("/free-pricing?service=roofing");
  expect(page.isChecked(services.roofing)).toBe(true);
  page.fill(questions.zip.label, "33435");
  page.check(questions.way.text);
  page.fill(questions.phone.label, "561.555.0100");
  page.fill(questions.name.label, "Rosa Bell");
  const receipt = await page.press(submit);
  expect(receipt.address).toMatch(/^\/free-pricing\/sent\/[0-9a-f]{32}$/);
  expect(receipt.heading).toBe(sent.heading);
  expect(factsOn(receipt)).toContain("(561) 555-0100");
  expect(receipt.headers.get("cache-control")).toBe("no-store");
  expect(receipt.source).toContain(NOT_LISTED);
  expect((await open(receipt.address.replace("/free-pricing", "/contact"))).status).toBe(404);
});

test("mistakes come back with status 422, and with all that was typed", async () => {
  const message = "The roof is from 2004.\nIt leaks.";
  const page = await open("/free-pricing");
  page.check(services.solar);
  page.fill(questions.zip.label, "334");
  page.fill(questions.message.label, message);
  page.check(questions.language.es);
  const again = await page.press(submit);
  expect(again.status).toBe(422);
  expect(again.address).toBe("/free-pricing");
  expect(again.title).toMatch(/^Error: /);
  expect(again.faults()).toEqual([faults.zip.wrong, questions.way.missing, faults.name.missing]);
  expect(again.about(questions.zip.label)).toContain(faults.zip.wrong);
  expect(again.value(questions.zip.label)).toBe("334");
  expect(again.value(questions.message.label)).toBe(message);
  expect(again.isChecked(services.solar)).toBe(true);
  expect(again.isChecked(questions.language.es)).toBe(true);
});

test("what has no price is refused, and the rest is kept", async () => {
  const page = await open("/free-pricing?service=solar");
  fillIn(page);
  page.fill(questions.name.label, "Rosa Bell");
  // As in a page that somebody opened before pools were closed.
  setAttribute(page.field(services.roofing), "value", "pools");
  page.check(services.roofing);
  const again = await page.press(submit);
  expect(again.faults()).toEqual([questions.services.closed]);
  expect(again.isChecked(services.solar)).toBe(true);
  expect(again.isChecked(services.roofing)).toBe(false);
  expect((await again.press(submit)).heading).toBe(sent.heading);
});
