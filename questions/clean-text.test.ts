import { expect, test } from "vitest";
import { cleanLine, cleanPlainLine, cleanText, LONGEST } from "./clean-text.ts";

test.each([
  ["  Jane \t Sample\n", "Jane Sample"],
  ["Jose\u0301", "José"],
  ["a\0b\u001b[31m", "a b [31m"],
  ["\u202egro.elpmaxe\u202c", "gro.elpmaxe"],
  ["\ufeffJane", "Jane"],
  ["\ud83c\udfe0 \ud83c", "🏠 \ufffd"],
  ["می‌خواهم", "می‌خواهم"],
  ["👩‍🔧", "👩‍🔧"],
])("the line %j is %j", (typed, line) => {
  expect(cleanLine(typed)).toBe(line);
});

test.each([
  ["one\r\ntwo\rthree\u2028four\u2029five", "one\ntwo\nthree\nfour\nfive"],
  ["\n\n a  b \n\n", "a  b"],
])("the text %j is %j", (typed, text) => {
  expect(cleanText(typed)).toBe(text);
});

test.each([
  ["３３４３５", "33435"],
  ["jane@example.com\u200b", "jane@example.com"],
  ["\u202a+1 561\u00ad555\u20600100\u202c", "+1 5615550100"],
])("plainly, the line %j is %j", (typed, line) => {
  expect(cleanPlainLine(typed)).toBe(line);
});

/** Work that grows with the square of the length would take hours. */
const AT_ONCE_MS = 20_000;

test.each([
  "x".repeat(1_000_000),
  `a${"\u0301\u0316".repeat(500_000)}`,
  "\ufdfa".repeat(300_000),
  " \n".repeat(500_000),
  "\ud800".repeat(1_000_000),
])("%# a megabyte of anything is read at once", (typed) => {
  const start = performance.now();
  const line = cleanPlainLine(typed);
  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  expect(line === "" || line.length > LONGEST.text).toBe(true);
});
