import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const line = { most: 20, rows: 1 };
const lines = { most: 20, rows: 3 };

test.each([
  ["  AB 12\t34 ", "AB 12 34"],
  ["AB\u200b12\u202e", "AB12"],
  ["one\r\ntwo", "one two"],
  ["Cafe\u0301", "Café"],
  ["half \ud83d", "half \ufffd"],
])("%j is %j", (typed, value) => expect(readText(typed, line)).toEqual({ value }));

test("where there is room for lines, they stay", () => {
  expect(readText(" one\r\ntwo\rthree\u2028", lines)).toEqual({ value: "one\ntwo\nthree" });
});

test("what is too long is told, and not cut", () => {
  expect(readText("x".repeat(20), line)).toEqual({ value: "x".repeat(20) });
  expect(readText("x".repeat(21), line)).toEqual({ fault: "tooLong" });
  expect(readText("\u0301".repeat(1e6), line)).toEqual({ fault: "tooLong" });
});

test("nothing that can be seen is nothing", () => {
  expect(readText(" \u200b\n", lines)).toEqual({ value: undefined });
});

const unit = constantFrom(
  "a",
  " ",
  "\r",
  "\n",
  "\u2028",
  "\u0007",
  "\u200b",
  "e",
  "\u0301",
  "\ud83d",
  "\ude00",
);

test("what was read once is read again as it is", () => {
  assert(
    property(string({ unit, maxLength: 30 }), (typed) => {
      const read = readText(typed, lines);
      if ("value" in read && read.value) expect(readText(read.value, lines)).toEqual(read);
    }),
  );
});
