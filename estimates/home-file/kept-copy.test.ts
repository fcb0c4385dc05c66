import { assert, constantFrom, dictionary, json, property, string } from "fast-check";
import { expect, test } from "vitest";
import { keptCopy, LONGEST_COPY_BYTES, readCopy, VERSION } from "./kept-copy.ts";
import { homeFileQuestions } from "./questions.ts";

const names = Object.keys(homeFileQuestions("2026-11-22"));
const read = (text: string) => readCopy(text, names);
const copy = (answers: unknown, homeFile: unknown = VERSION) =>
  JSON.stringify({ homeFile, answers });

test("a copy says what it is, and holds what was typed", () => {
  expect(keptCopy({ roofKind: ["tile"], pool: [" "], until1: [], warranty1: ["Roof; 2"] })).toBe(
    '{\n  "homeFile": 1,\n  "answers": {\n    "roofKind": "tile",\n    "warranty1": "Roof; 2"\n  }\n}\n',
  );
});

test("what was kept is found again", () => {
  const typed = dictionary(
    constantFrom(...names),
    string({ minLength: 1 }).map((text) => `x${text}`),
  );
  assert(
    property(typed, (answers) => {
      const kept = keptCopy(Object.fromEntries(Object.entries(answers).map(([k, v]) => [k, [v]])));
      expect(read(kept)).toEqual({ answers: new Map(Object.entries(answers)) });
      expect(read(`\ufeff${kept}`)).toEqual(read(kept));
    }),
  );
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
  const long = keptCopy({ pool: ["x".repeat(LONGEST_COPY_BYTES)] });
  expect(read(long)).toEqual({ fault: "tooLarge" });
  expect(read("[".repeat(LONGEST_COPY_BYTES))).toEqual({ fault: "noHomeFile" });
});

test("nothing makes it fail, or changes what all objects have", () => {
  assert(
    property(json(), json(), (answers, version) => {
      const text = `{"homeFile":${version},"answers":${answers},"__proto__":${answers}}`;
      expect(read(text)).toHaveProperty("fault");
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});
