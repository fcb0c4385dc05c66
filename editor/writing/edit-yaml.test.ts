/** Property test on some files of the content: an edit changes what was meant, and one word is one line. */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { contentFolder } from "#app/content/reading/languages.ts";
import { applied, type Edit, type Path } from "./edit.ts";
import { editYaml } from "./edit-yaml.ts";

const FILES = [
  "company.yaml",
  "zip-codes.yaml",
  "navigation.yaml",
  "en/pages/solar.yaml",
  "es/pages/tools/rights.yaml",
  "services.yaml",
];
/** Reading a long file takes 50 ms. */
const RUNS = { numRuns: 20 };
/** All that YAML has a meaning for, and what links and bold words are made of. */
const NASTY = `Two kinds: "a" & 'b' # {c}, [d](/e) **f** - 50% @g!`;

describe.each(FILES)("%s", (name) => {
  const source = readFileSync(path.join(contentFolder, name), "utf8");
  const value: unknown = parse(source);
  const texts = nodes(value).filter((leaf): leaf is [Path, string] => typeof leaf[1] === "string");
  const lists = nodes(value).filter(
    (node): node is [Path, unknown[]] => Array.isArray(node[1]) && node[1].length > 1,
  );

  test("one word changed is one line changed", () => {
    const changed = fc.property(fc.constantFrom(...texts), ([at, text]) => {
      const words = text.split(" ");
      const edit: Edit = {
        op: "set",
        path: at,
        value: words.toSpliced(words.length >> 1, 1, "Another").join(" "),
      };
      const result = editYaml(source, [edit]);
      expect(parse(result)).toEqual(applied(value, edit));
      expect(changedLines(source, result)).toBe(1);
    });
    fc.assert(changed, RUNS);
  });

  test("a text may hold any signs", () => {
    const signs = fc.oneof(fc.constant(NASTY), fc.string({ unit: "grapheme", minLength: 1 }));
    const changed = fc.property(fc.constantFrom(...texts), signs, ([at], text) => {
      const edit: Edit = { op: "set", path: at, value: text.trim() };
      expect(parse(editYaml(source, [edit]))).toEqual(applied(value, edit));
    });
    fc.assert(changed, RUNS);
  });

  test("what is moved and moved back is as it was", () => {
    const moved = fc.property(fc.constantFrom(...lists), fc.nat(), ([at, { length }], any) => {
      const to = any % length;
      const there: Edit = { op: "move", path: [...at, 0], to };
      const back: Edit = { op: "move", path: [...at, to], to: 0 };
      expect(editYaml(source, [there, back])).toBe(source);
    });
    fc.assert(moved, RUNS);
  });
});

function nodes(value: unknown, at: Path = []): [Path, unknown][] {
  if (value === null || typeof value !== "object") return [[at, value]];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    nodes(one, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length > 0 ? [[at, value], ...inside] : inside;
}

/** How many lines of the first the second does not have. */
function changedLines(before: string, after: string): number {
  const left = after.split("\n");
  return before.split("\n").filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
