import { expect, test } from "vitest";
import { maskedContact } from "#app/forms/masked-contact.ts";

test.each([
  ["rosa.bell@example.com", "r…@example.com"],
  [" r@example.com ", "r…@example.com"],
  ['"rosa@home"@example.com', '"…@example.com'],
  ["(561) 555-0199", "… 0199"],
  ["+1 561.555.0199", "… 0199"],
])("of %s, %s is shown", (contact, shown) => {
  expect(maskedContact(contact)).toBe(shown);
});
