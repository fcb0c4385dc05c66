/** What is wrong with answers, and which of them are read at all. */
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readRights } from "./asked.ts";

const read = (query: string) =>
  readRights(new URLSearchParams(query), "2026-11-22", { decimalComma: false });

test.each([
  ["situation=changed&signed=2026-11-23", "signed", "dayOutOfRange"],
  ["situation=changed&signed=1999-12-31", "signed", "dayOutOfRange"],
  ["situation=changed&signed=2026-02-30", "signed", "noDay"],
  ["situation=storm&loss=2027-01-01", "loss", "dayOutOfRange"],
  ["situation=changed&work=roof&start=2029-01-01", "start", "dayOutOfRange"],
  ["situation=deposit&signed=2026-11-10&paid=2026-11-09", "paid", "paidBeforeSigning"],
  ["situation=deposit&price=1000&deposit=1000.01", "deposit", "depositAbovePrice"],
  ["situation=changed&work=roof&signed=2026-11-10&start=2026-11-09", "start", "startBeforeSigning"],
  ["situation=lien&first=2026-11-10&last=2026-11-09", "last", "lastBeforeFirst"],
  ["situation=deposit&price=-5", "price", "outOfRange"],
  ["situation=deposit&price=1e9", "price", "noNumber"],
  ["situation=divorce", "situation", "noChoice"],
  ["signed=2026-11-10", "situation", "missing"],
  ["situation=&nopermit=on", "situation", "missing"],
])("%s: %s %s", (query, field, fault) => {
  expect(read(query)).toMatchObject({ kind: "problems", problems: [{ field, fault }] });
});

test("several mistakes are told together, and what was typed is kept", () => {
  const asked = read("situation=deposit&price=abc&deposit=-1&paid=2026-02-30&signed=2030-01-01");
  expect(asked).toMatchObject({ typed: { price: ["abc"], paid: ["2026-02-30"] } });
  expect(asked.kind === "problems" && asked.problems.map(({ field }) => field)).toEqual([
    "signed",
    "price",
    "deposit",
    "paid",
  ]);
});

test("answers that do not fit the situation are kept as typed, told, and not read", () => {
  expect(read("situation=hoa&signed=2030-01-01&paid=&refused=solar")).toMatchObject({
    kind: "answers",
    leftOut: ["signed"],
    answers: { refused: "solar", signed: undefined },
    typed: { signed: ["2030-01-01"] },
  });
  expect(read("situation=changed&work=other&declared=2026-02-30")).toMatchObject({
    kind: "answers",
    leftOut: ["declared"],
  });
  expect(read("situation=changed&papers=2026-11-20")).toMatchObject({ leftOut: ["papers"] });
  expect(read("situation=changed&loan=on&papers=2026-11-20")).toMatchObject({ leftOut: [] });
});

test("an address without a question asks nothing", () => {
  expect(read("utm_source=letter").kind).toBe("nothing");
});

test("no address makes it fail", () => {
  assert(
    property(string(), (query) => {
      expect(() => read(query)).not.toThrow();
      expect(() => read(`situation=${query}&signed=${query}&price=%00`)).not.toThrow();
    }),
  );
});
