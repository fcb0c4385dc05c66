import { expect, test } from "vitest";
import { csv } from "#requests/staff/export.server.ts";

const cellOf = (text: string) =>
  csv([], [[text]])
    .split("\r\n")
    .slice(1, -1)
    .join("\r\n");

test("a table begins with the mark of UTF-8, and its lines end as in RFC 4180", () => {
  expect(csv(["a", "b"], [["1", "two words"]])).toBe('\ufeffa,b\r\n1,"two words"\r\n');
});

test.each([
  ['say "hi"', '"say ""hi"""'],
  ["a,b", '"a,b"'],
  ["one\ntwo", '"one\ntwo"'],
  ["(561) 555-0100", '"(561) 555-0100"'],
  ["2026-11-02T15:04:05.000Z", "2026-11-02T15:04:05.000Z"],
])("%j is written %s", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+15615550100", "'+15615550100"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1", "'＝1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠x", "'＠x"],
  ["\t=1", '"\'\t=1"'],
  ["\tx", '"\'\tx"'],
  ["\rx", '"\'\rx"'],
  [" =1", '"\' =1"'],
  ["see;=1", '"see;\'=1"'],
  ["see\n=1", '"see\n\'=1"'],
])("%j is no formula: %s", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});
