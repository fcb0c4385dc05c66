import { expect, test } from "vitest";
import { textTable, widthOf } from "#requests/staff/text-table.ts";

test.each([
  ["", 0],
  ["Jane", 4],
  ["José", 4],
  ["Jose\u0301", 4],
  ["李小龍", 6],
  ["ｶﾀｶﾅ", 4],
  ["Ｊ", 2],
  ["🏠", 2],
  ["👩‍🔧", 2],
  ["☎️", 2],
])("%s takes %i columns", (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test("columns are straight, cells on one line, and none too wide", () => {
  const table = textTable(
    ["name", "what"],
    [
      ["李小龍", "a"],
      ["Jane\nSample\u001b[2J", "b"],
      ["x".repeat(100), "c"],
    ],
  );
  expect(table.split("\n")).toEqual([
    `name${" ".repeat(38)}what`,
    `李小龍${" ".repeat(36)}a`,
    `Jane Sample [2J${" ".repeat(27)}b`,
    `${"x".repeat(39)}…  c`,
  ]);
});
