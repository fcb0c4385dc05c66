import { expect, test } from "vitest";
import { type Circumstances, type Line, linesFound } from "./lines.ts";

const source = "a-law";
const LIST: Line[] = [
  { id: "lic", kind: "ask", law: { trades: ["roof", "solar"], source } },
  { id: "fund", kind: "ask", law: { priceAbove: 2500, source } },
  { id: "dep", kind: "practice" },
  { id: "scope", kind: "practice" },
  { id: "canc", kind: "ask", law: { only: "afterEmergency", source } },
  { id: "r3", trades: ["roof", "windows"], kind: "practice", law: { only: "inWindZone", source } },
  { id: "s4", trades: ["solar"], kind: "ask", law: { only: "paidOverTime", source } },
];

const PLAIN: Circumstances = {
  trade: "roof",
  inWindZone: false,
  afterEmergency: false,
  paidOverTime: false,
};

const kindsIn = (circumstances: Partial<Circumstances>) =>
  Object.fromEntries(
    linesFound(LIST, {}, { ...PLAIN, ...circumstances }).lines.map(({ id, kind }) => [id, kind]),
  );

test("a law counts until what was typed rules it out", () => {
  expect(kindsIn({})).toMatchObject({ lic: "law", fund: "law" });
  expect(kindsIn({ price: 2500 })).toMatchObject({ fund: "ask" });
  expect(kindsIn({ price: 2501 })).toMatchObject({ fund: "law" });
});

test("a law for some places or ways to pay counts once somebody said so", () => {
  expect(kindsIn({})).toMatchObject({ canc: "ask", r3: "practice" });
  expect(kindsIn({ inWindZone: true, afterEmergency: true })).toMatchObject({
    canc: "law",
    r3: "law",
  });
  expect(kindsIn({ trade: "solar", paidOverTime: true })).toMatchObject({ s4: "law" });
});

test("a trade has its own lines, and what the law wants of others is asked for", () => {
  expect(kindsIn({ trade: "other" })).toEqual({
    lic: "ask",
    fund: "law",
    dep: "practice",
    scope: "practice",
    canc: "ask",
  });
});

test("what is missing is told by its kind, and what nobody looked at is not missing", () => {
  const found = { lic: "y", fund: "n", scope: "n", dep: "u", s4: "n" } as const;
  expect(linesFound(LIST, found, PLAIN)).toMatchObject({
    law: { asked: 2, found: 1 },
    missingLaw: ["fund"],
    missing: ["fund", "scope"],
    unsure: ["dep"],
    untouched: 2,
  });
});
