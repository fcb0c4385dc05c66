import { expect, test } from "vitest";
import { type HomeFile, keptCopy, readCopy, readHomeFile, VERSION } from "./home-file.ts";
import { homeFileQuestions } from "./questions.ts";

const TODAY = "2026-11-22";
const names = Object.keys(homeFileQuestions(TODAY));
const read = (text: string) => readCopy(text, names);
const copy = (answers: unknown, homeFile: unknown = VERSION) =>
  JSON.stringify({ homeFile, answers });

function readTyped(typed: Record<string, string>, decimalComma = false) {
  const filled = new FormData();
  for (const [name, value] of Object.entries(typed)) filled.append(name, value);
  return readHomeFile(filled, TODAY, { decimalComma });
}

function fileOf(typed: Record<string, string>): HomeFile {
  const file = readTyped(typed);
  if (!file) throw new Error("it could not be read");
  return file;
}

test.each([
  {},
  { roofKind: "", pool: " \n" },
  { heater: "\u200b" },
  { unknown: "x" },
  { roofPermitDate: "2026-11-23" },
  { until1: "2100-01-01", pool: "Pump" },
])("%j is no home file", (typed) => {
  expect(readTyped(typed)).toBeUndefined();
});

test.each([
  ["hasCooling", "yes", true],
  ["coolingTons", "3.5", 3.5],
  ["renewal", "2027-03-15", "2027-03-15"],
  ["warranty12", "Gate", "Gate"],
  ["pool", "Pump\r\nHeater", "Pump\nHeater"],
])("one thing is enough: %s %j", (name, typed, value) => {
  expect(readTyped({ [name]: typed })).toMatchObject({ [name]: value });
});

test("numbers are read as the language of the page writes them", () => {
  expect(readTyped({ coolingTons: "3,5" }, true)).toMatchObject({ coolingTons: 3.5 });
  expect(readTyped({ coolingTons: "3,5" })).toBeUndefined();
});

test("a copy says what it is, and holds what was read", () => {
  const typed = { hasCooling: "on", roofPermitDate: "2015-08-31", coolingTons: "3.50", pool: " " };
  expect(keptCopy(fileOf(typed))).toBe(`{
  "homeFile": 1,
  "answers": {
    "roofPermitDate": "2015-08-31",
    "hasCooling": "yes",
    "coolingTons": "3.5"
  }
}
`);
  const kept = read(keptCopy(fileOf(typed))) ?? [];
  expect(fileOf(Object.fromEntries(kept))).toEqual(fileOf(typed));
});

test.each([
  "",
  "no JSON",
  "null",
  "[]",
  "{}",
  '"homeFile"',
  copy({}, 2),
  copy({}, "1"),
  copy({}, null),
  copy([]),
  copy(null),
  copy("roof"),
  copy({ roofKind: 1 }),
  copy({ roofKind: ["tile"] }),
  copy({ roofKind: { toString: "tile" } }),
  copy({ owner: "Somebody" }),
  '{"homeFile":1}',
  '{"homeFile":1,"answers":{"__proto__":"tile"}}',
  '{"homeFile":1,"answers":{"__proto__":{"roofKind":"tile"}}}',
  '{"__proto__":{"homeFile":1,"answers":{}}}',
  '{"homeFile":1,"answers":{"constructor":"tile"}}',
  '{"homeFile":1,"answers":{"toString":"tile"}}',
])("%s is no home file", (text) => expect(read(text)).toBeUndefined());
