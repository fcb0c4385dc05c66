import { expect, test } from "vitest";
import { readHomeFile } from "./read-home-file.ts";

const TODAY = "2026-11-22";

function read(typed: Record<string, string>, decimalComma = false) {
  const filled = new FormData();
  for (const [name, value] of Object.entries(typed)) filled.append(name, value);
  return readHomeFile(filled, TODAY, { decimalComma });
}

test.each([{}, { roofKind: "", pool: " \n" }, { heater: "\u200b" }, { unknown: "x" }])(
  "%j is nothing",
  (typed) => {
    expect(read(typed)).toMatchObject({
      kind: "errors",
      errors: [{ field: "roofKind", error: "nothingTyped" }],
    });
  },
);

test.each([
  ["hasCooling", "yes", true],
  ["roofKind", "tile", "tile"],
  ["coolingTons", "3.5", 3.5],
  ["roofPermitDate", "8/31/2015", "2015-08-31"],
  ["renewal", "3/15", "03-15"],
  ["warranty12", "Gate", "Gate"],
  ["pool", "Pump\r\nHeater", "Pump\nHeater"],
])("one thing is enough: %s %j", (name, typed, value) => {
  expect(read({ [name]: typed })).toMatchObject({ kind: "file", file: { [name]: value } });
});

test("numbers are read as the language of the page writes them", () => {
  const typed = { coolingTons: "3,5" };
  expect(read(typed, true)).toMatchObject({ kind: "file", file: { coolingTons: 3.5 } });
  expect(read(typed)).toMatchObject({ kind: "errors" });
});

test("each mistake is told, and what was typed is kept", () => {
  const typed = {
    roofKind: "straw",
    roofPermitDate: "2026-11-23",
    coolingTons: "-3",
    panels: "1e9",
    windFormDate: "2026-02-30",
    renewal: "2/30",
    warranty1: "x".repeat(101),
    until1: "2100-01-01",
  };
  expect(read(typed)).toEqual({
    kind: "errors",
    typed: expect.objectContaining({ panels: ["1e9"], renewal: ["2/30"] }),
    errors: [
      { field: "roofKind", error: "noChoice" },
      { field: "roofPermitDate", error: "dayOutOfRange" },
      { field: "windFormDate", error: "noDay" },
      { field: "renewal", error: "noMonthDay" },
      { field: "coolingTons", error: "outOfRange" },
      { field: "panels", error: "noNumber" },
      { field: "warranty1", error: "tooLong" },
      { field: "until1", error: "dayOutOfRange" },
    ],
  });
});
