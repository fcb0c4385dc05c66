/** The forms of few questions: a message about anything, and asking for the champions' terms. */
import { expect, test } from "vitest";
import { sectionOn, site, words } from "../content-of-site.ts";
import { staff } from "../kept-requests.ts";
import { all, placesOf, said } from "./elements.ts";
import { open } from "./visitor.ts";

const { faults, sentBefore } = words.form;

test("/contact takes a message, confirms it, and staff find it", async () => {
  const { questions, submit, sent } = sectionOn("/contact", "contact-form");
  const message = "Who serviced our AC in May?";
  const page = await open("/contact");
  page.fill(questions.message.label, message);
  page.check(questions.way.text);
  page.fill(questions.phone.label, "561 555 0100");
  page.fill(questions.name.label, "Rosa Bell");
  const receipt = await page.press(submit);
  expect(receipt.heading).toBe(sent.heading);
  expect(receipt.address).toMatch(/^\/contact\/sent\/[0-9a-f]{32}$/);
  expect(all(receipt.main, "dd").map(said)).toEqual(
    expect.arrayContaining([message, "(561) 555-0100"]),
  );
  expect(said(receipt.main)).toContain(sentBefore.noScript);
  expect(await staff("list")).toMatch(new RegExp(`${receipt.reference}.*Rosa Bell.*Who serviced`));
});

test("the contact page leads to us without a form and without a mail program, too", async () => {
  const { phone, email, address } = site.company;
  const { main } = await open("/contact");
  expect(placesOf(main, phone.shown)).toEqual([`tel:${phone.dialled}`]);
  expect(said(main)).toContain(email);
  expect(said(main)).toContain(address.street);
});

test("/champions tells where we do not work, and then takes it", async () => {
  const { questions, submit, sent } = sectionOn("/champions", "champion-form");
  let page = await open("/champions");
  page.fill(questions.name.label, "Rosa Bell");
  page.check(questions.way.email);
  page.fill(questions.email.label, "rosa@example.com");
  page.fill(questions.zip.label, "32801");
  page = await page.press(submit);
  expect(page.faults()).toEqual([faults.zip.elsewhere]);
  page.fill(questions.zip.label, "33435");
  expect((await page.press(submit)).heading).toBe(sent.heading);
});
