import { expect, test } from "vitest";
import {
  dialled,
  emailKey,
  isEmail,
  LONGEST_EMAIL,
  mailboxOf,
  shownPhone,
} from "#questions/contact.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";

const { phone } = siteContent.company;
const [area = "", exchange = "", line = ""] = phone.shown.match(/\d+/g) ?? [];

const atExample = (length: number) => `${"x".repeat(length - "@example.com".length)}@example.com`;

test.each([
  "jane.sample@example.com",
  "j@x.y",
  "o'brien+roof@mail.example.co.uk",
  "josé@exämple.com",
  "jane@2-good.xn--p1ai",
  `jane@${"x".repeat(63)}.com`,
  atExample(LONGEST_EMAIL),
])("%s can be an e-mail address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "",
  "jane",
  "jane@example",
  "@example.com",
  "jane@.com",
  ".jane@example.com",
  "jane..sample@example.com",
  "jane.@example.com",
  `${"a.".repeat(500_000)}@example.com`,
  "jane@example..com",
  "jane@example.com.",
  "jane@-example.com",
  "jane@example-.com",
  "jane@exam_ple.com",
  "jane@192.168.0.1",
  `jane@${"x".repeat(64)}.com`,
  "ja\u200bne@example.com",
  "jane@ex ample.com",
  "jane@x@example.com",
  "jane@example.com\nbcc: all@example.com",
  "Jane <jane@example.com>",
  "jane@example.com,john@example.com",
  atExample(LONGEST_EMAIL + 1),
  "a".repeat(1_000_000),
  `a@${"a.".repeat(500_000)}`,
])("%# is no e-mail address", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("addresses are compared without case, and in one way of writing letters", () => {
  expect(emailKey(" Jane.SAMPLE@Example.com ")).toBe(emailKey("ｊane.sample@example.com"));
});

test.each([
  ["Ann@example.com", "ann@example.com"],
  ["ann+roof@example.com", "ann@example.com"],
  ["ann+a+b@example.com", "ann@example.com"],
  ["a.nn@example.com", "a.nn@example.com"],
  ["A.n.n+roof@gmail.com", "ann@gmail.com"],
  ["ann@googlemail.com", "ann@gmail.com"],
  ["ann@gmail.com.example", "ann@gmail.com.example"],
  ["+roof@example.com", "+roof@example.com"],
  ["", ""],
])("mail to %s is counted for %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  [`${area}${exchange}${line}`, phone.dialled],
  [phone.shown, phone.dialled],
  [`+1 ${area}.${exchange}.${line}`, phone.dialled],
  [`1-${area}-${exchange}-${line}`, phone.dialled],
  [`${area}–${exchange}‑${line}`, phone.dialled],
  [asWide(`${area}${exchange}${line}`), phone.dialled],
  [`0${area.slice(1)}-${exchange}-${line}`, undefined],
  [`1${area.slice(1)} ${exchange} ${line}`, undefined],
  [`${area} 1${exchange.slice(1)} ${line}`, undefined],
  [`${area} ${exchange} ${line.slice(1)}`, undefined],
  [`${area} ${exchange} ${line}0`, undefined],
  ["+44 20 7946 0000", undefined],
  ["call me", undefined],
  ["", undefined],
  ["5".repeat(1_000_000), undefined],
])("%# is dialled as it should be", (typed, number) => {
  expect(dialled(typed)).toBe(number);
});

test("a number is shown as people write it; anything else as it is", () => {
  expect(shownPhone(phone.dialled)).toBe(phone.shown);
  expect(shownPhone("jane@example.com")).toBe("jane@example.com");
});

/** Digits as wide as Chinese signs, as some keyboards write them. */
function asWide(digits: string): string {
  const step = "０".charCodeAt(0) - "0".charCodeAt(0);
  return digits.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + step));
}
