import { expect, test } from "vitest";
import { errorsIn } from "./errors.ts";
import { ask } from "./testing/figures.ts";

const errors = (query: string) => {
  const asked = ask(query);
  if (asked.kind === "answers") return errorsIn(asked.answers);
  return asked.kind === "errors" ? asked.errors : asked.kind;
};
const months = (count: number) => Array.from({ length: count }, () => "months=1000").join("&");

test("what the tables fill in is read alike where a comma may stand before cents", () => {
  const query = "county=broward&use=1200&kw=8.5";
  expect(ask(query, { decimalComma: true })).toEqual(ask(query));
});

test("every mistake is told at once", () => {
  expect(errors(`county=broward&use=abc&kw=-3&${months(13)}&secondKw=31`)).toEqual([
    { field: "use", error: "noNumber" },
    { field: "months", error: "wrongCount" },
    { field: "kw", error: "outOfRange" },
    { field: "secondKw", error: "outOfRange" },
  ]);
});

test.each([
  ["use=1200&kw=8", []],
  ["bill=150&count=20&watts=400", []],
  [`${months(12)}&kw=8`, []],
  ["kw=8", [{ field: "use", error: "missing" }]],
  ["use=1200&bill=150&kw=8", [{ field: "bill", error: "useTwice" }]],
  [`bill=150&${months(12)}&kw=8`, [{ field: "months", error: "useTwice" }]],
  ["use=1200", [{ field: "kw", error: "missing" }]],
  ["use=1200&count=20", [{ field: "watts", error: "missing" }]],
  ["use=1200&watts=400", [{ field: "count", error: "missing" }]],
  ["use=1200&kw=8&count=20", [{ field: "count", error: "panelsTwice" }]],
  ["use=1200&count=1&watts=400", [{ field: "count", error: "panelsOutOfRange" }]],
  ["use=1200&count=100&watts=400", [{ field: "count", error: "panelsOutOfRange" }]],
  ["bill=150&kw=8&utility=other", [{ field: "bill", error: "billOfOther" }]],
  ["use=900&kw=8&utility=other&paid=3", [{ field: "pay", error: "missing" }]],
  ["use=900&kw=8&battery=13.5", [{ field: "fridge", error: "noLoad" }]],
  ["use=900&kw=8&battery=13.5&tv=on", []],
])("%s", (query, expected) => {
  expect(errors(`county=broward&${query}`)).toEqual(expected);
});
