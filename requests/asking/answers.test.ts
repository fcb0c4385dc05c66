import { expect, test } from "vitest";
import {
  choiceOf,
  choicesOf,
  LONGEST,
  lineOf,
  plainLineOf,
  textOf,
} from "#requests/asking/answers.ts";

function formOf(...entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

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
  expect(lineOf(formOf(["name", typed]), "name")).toBe(line);
});

test.each([
  ["one\r\ntwo\rthree\u2028four\u2029five", "one\ntwo\nthree\nfour\nfive"],
  ["\n\n a  b \n\n", "a  b"],
])("the text %j is %j", (typed, text) => {
  expect(textOf(formOf(["message", typed]), "message")).toBe(text);
});

test.each([
  ["３３４３５", "33435"],
  ["jane@example.com\u200b", "jane@example.com"],
  ["\u202a+1 561\u00ad555\u20600100\u202c", "+1 5615550100"],
])("plainly, the line %j is %j", (typed, line) => {
  expect(plainLineOf(formOf(["zip", typed]), "zip")).toBe(line);
});

test("nothing, a file and a second answer are nothing", () => {
  const form = formOf(["a", new File(["x"], "x.txt")], ["b", "first"], ["b", "second"]);
  expect(lineOf(form, "a")).toBe("");
  expect(lineOf(form, "nothing")).toBe("");
  expect(lineOf(form, "b")).toBe("first");
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
  const form = formOf(["name", typed]);
  const start = performance.now();
  const line = plainLineOf(form, "name");
  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  expect(line === "" || line.length > LONGEST.text).toBe(true);
});

test("only what was offered can be chosen, each once, in the order of the offer", () => {
  const form = formOf(["c", "b"], ["c", "a"], ["c", "b"], ["c", "z"], ["c", new File([], "a")]);
  expect(choicesOf(form, "c", ["a", "b", "c"])).toEqual(["a", "b"]);
  expect(choiceOf(form, "c", ["a", "b"])).toBe("b");
  expect(choiceOf(form, "c", ["a"])).toBeUndefined();
  expect(choiceOf(form, "nothing", ["a"])).toBeUndefined();
});
