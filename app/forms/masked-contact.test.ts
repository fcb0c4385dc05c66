import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { maskedContact } from "#app/forms/masked-contact.ts";

const { phone } = siteContent.company;
const lastDigits = `… ${phone.dialled.slice(-4)}`;

test.each([
  ["rosa.bell@example.com", "r…@example.com"],
  [" r@example.com ", "r…@example.com"],
  ['"rosa@home"@example.com', '"…@example.com'],
  [phone.shown, lastDigits],
  [phone.dialled, lastDigits],
])("of %s, %s is shown", (contact, shown) => {
  expect(maskedContact(contact)).toBe(shown);
});
