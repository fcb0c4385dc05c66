import { expect, test } from "vitest";
import { keptCopy, LONGEST_COPY_BYTES, readCopy, VERSION } from "./kept-copy.ts";
import { homeFileQuestions } from "./questions.ts";
import { type HomeFile, readHomeFile } from "./read-home-file.ts";

const TODAY = "2026-11-22";
const names = Object.keys(homeFileQuestions(TODAY));
const read = (text: string) => readCopy(text, names);
const copy = (answers: unknown, homeFile: unknown = VERSION) =>
  JSON.stringify({ homeFile, answers });

function fileOf(typed: Record<string, string>): HomeFile {
  const filled = new FormData();
  for (const [name, value] of Object.entries(typed)) filled.append(name, value);
  const asked = readHomeFile(filled, TODAY, { decimalComma: false });
  if (asked.kind !== "file") throw new Error(JSON.stringify(asked.problems));
  return asked.file;
}

test("a copy says what it is, and holds what was read", () => {
  const typed = { hasCooling: "on", roofPermitDate: "8/31/2015", coolingTons: "3.50", pool: " " };
  expect(keptCopy(fileOf(typed))).toBe(`{
  "homeFile": 1,
  "answers": {
    "roofPermitDate": "2015-08-31",
    "hasCooling": "yes",
    "coolingTons": "3.5"
  }
}
`);
  const kept = readCopy(keptCopy(fileOf(typed)), names);
  if (!("answers" in kept)) throw new Error(kept.fault);
  expect(fileOf(Object.fromEntries(kept.answers))).toEqual(fileOf(typed));
});

test.each([0, 2, 1.5, -1])("version %d is of another page", (version) => {
  expect(read(copy({}, version))).toEqual({ fault: "otherVersion" });
});

test.each([
  "",
  "no JSON",
  "null",
  "[]",
  "{}",
  '"homeFile"',
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
  '{"homeFile":1,"answers":{},"more":1}',
  '{"homeFile":1,"answers":{"__proto__":"tile"}}',
  '{"homeFile":1,"answers":{"__proto__":{"roofKind":"tile"}}}',
  '{"homeFile":1,"answers":{},"__proto__":{}}',
  '{"__proto__":{"homeFile":1,"answers":{}}}',
  '{"homeFile":1,"answers":{"constructor":"tile"}}',
  '{"homeFile":1,"answers":{"toString":"tile"}}',
])("%s is no home file", (text) => expect(read(text)).toEqual({ fault: "noHomeFile" }));

test("what is too long is not read", () => {
  expect(read(copy({ pool: "x".repeat(LONGEST_COPY_BYTES) }))).toEqual({ fault: "tooLarge" });
  expect(read("[".repeat(LONGEST_COPY_BYTES))).toEqual({ fault: "noHomeFile" });
});
