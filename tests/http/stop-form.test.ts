/** Asking to be left alone. */
import { expect, test } from "vitest";
import { sectionOn, words } from "../content-of-site.ts";
import { said } from "./elements.ts";
import { NOT_LISTED, open } from "./visitor.ts";

const { questions, submit, done } = sectionOn("/stop", "stop-form");

async function stopFor(contact: string) {
  const page = await open("/stop");
  page.fill(questions.contact.label, contact);
  return page.press(submit);
}

test.each(["rosa@example.com", "(561) 555-0199"])("%s is left alone", async (contact) => {
  const page = await stopFor(contact);
  expect(page.heading).toBe(done.heading);
  expect(said(page.main)).toContain(words.form.sentBefore.noScript);
  expect(page.source).toContain(NOT_LISTED);
  expect(page.source).not.toContain(contact);
  expect(page.address).toBe("/stop/done");
});

test("what is no address and no number is told", async () => {
  const nothing = await stopFor("");
  expect(nothing.status).toBe(422);
  expect(nothing.title).toMatch(/^Error: /);
  expect(nothing.faults()).toEqual([questions.contact.missing]);
  const short = await stopFor("555");
  expect(short.faults()).toEqual([questions.contact.wrong]);
  expect(short.value(questions.contact.label)).toBe("555");
});
