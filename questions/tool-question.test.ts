import { assert, constantFrom, property, record, string, webQueryParameters } from "fast-check";
import { expect, test } from "vitest";
import { queryOf, readAnswers, type Typed } from "./tool-question.ts";
import { amount, amounts, choice, day, tick, zip } from "./fields.ts";

const questions = {
  price: { field: amount(1, 300_000), needed: true },
  side: { field: choice("N", "S"), initial: "S" },
  rate: { field: amount(0, 3), initial: "0" },
  months: { field: amounts(3, { least: 0, most: 99 }) },
  signed: { field: day("2000-01-01", "2026-11-22") },
  shade: { field: tick() },
} as const;

const read = (query: string) =>
  readAnswers(questions, new URLSearchParams(query), { decimalComma: false });

test("an address without a question asks nothing", () => {
  expect(read("utm_source=letter").kind).toBe("nothing");
});

test("what is not in the address is as it is at first, and what may be left out is left out", () => {
  expect(read("price=$1,200.50")).toMatchObject({
    kind: "answers",
    answers: { price: 1200.5, side: "S", rate: 0, months: undefined, shade: false },
  });
});

test("what was emptied is empty, and not what it was at first", () => {
  expect(read("price=1&rate=")).toMatchObject({ answers: { rate: undefined } });
});

test("what does not fit the other answers is kept as typed, and not read", () => {
  const some = {
    roof: { field: tick() },
    steep: { field: amount(0, 24), fits: ({ roof }: Typed) => roof?.length === 1 },
  };
  const readSome = (query: string) =>
    readAnswers(some, new URLSearchParams(query), { decimalComma: false });
  expect(readSome("steep=abc")).toMatchObject({
    typed: { steep: ["abc"] },
    answers: { roof: false, steep: undefined },
  });
  expect(readSome("roof=on&steep=abc")).toMatchObject({ errors: [{ error: "noNumber" }] });
});

test("each mistake is told, what was typed is kept, and nothing is worked out", () => {
  const asked = read("price=&side=UP&rate=-1&months=1&months=2&signed=2026-02-30");
  expect(asked).toEqual({
    kind: "errors",
    typed: expect.objectContaining({ rate: ["-1"], months: ["1", "2"], signed: ["2026-02-30"] }),
    errors: [
      { field: "price", error: "missing" },
      { field: "side", error: "noChoice" },
      { field: "rate", error: "outOfRange" },
      { field: "months", error: "wrongCount" },
      { field: "signed", error: "noDay" },
    ],
  });
});

test("a day is understood as fields send it; what may be May or November is a mistake", () => {
  expect(read("price=1&signed=2026-11-22")).toMatchObject({ answers: { signed: "2026-11-22" } });
  expect(read("price=1&signed=05/11/2026")).toMatchObject({
    errors: [{ field: "signed", error: "noDay" }],
  });
});

test.each(["2026-11-23", "1999-12-31"])("the day %s is out of range", (typed) => {
  expect(read(`price=1&signed=${typed}`)).toMatchObject({
    errors: [{ field: "signed", error: "dayOutOfRange" }],
  });
});

test.each([
  ["33435", { value: "33435" }],
  [" 02134 ", { value: "02134" }],
  ["", { value: "" }],
  ["3343", { error: "noZip" }],
  ["33 435", { error: "noZip" }],
  ["33435-1234", { error: "noZip" }],
])("the ZIP code %j is read as %j", (typed, answer) => {
  expect(zip().read([typed], { decimalComma: false })).toEqual(answer);
});

test("an address made of a form is read as the form was", () => {
  assert(
    property(
      record({ price: string(), side: constantFrom("N", "S", ""), rate: string() }),
      (filled) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(filled)) form.append(name, value);
        const whole = readAnswers(
          questions,
          new URLSearchParams(Object.entries(filled).map(([name, value]) => [name, value.trim()])),
          { decimalComma: false },
        );
        const short = readAnswers(questions, queryOf(questions, form), { decimalComma: false });
        if (short.kind !== "nothing") expect(withoutTyped(short)).toEqual(withoutTyped(whole));
      },
    ),
  );
});

const withoutTyped = (asked: ReturnType<typeof read>) => ({ ...asked, typed: undefined });

test("no address makes it fail", () => {
  assert(
    property(webQueryParameters(), constantFrom(...Object.keys(questions)), (query, name) => {
      expect(() => read(`${query}&${name}=${query}&${name}=%00`)).not.toThrow();
    }),
  );
});
