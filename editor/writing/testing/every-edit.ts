/** For tests: each text of a file is edited, and each list: nothing may change but what was meant to. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { contentFolder } from "#app/content/reading/languages.ts";
import { applied, type Edit, type Path } from "#editor/writing/edit.ts";
import { cutFor, editYaml, parsed, withCut } from "#editor/writing/edit-yaml.ts";
import type { Cut } from "#editor/writing/source.ts";

/** All that YAML has a meaning for, and what our marks are made of. */
const NASTY = `Two kinds: "a" & 'b' # {c}, [d](/e) **f** - 50% @g!`;

/** @param name of a file in content/ */
export function tryEveryEdit(name: string) {
  const source = readFileSync(path.join(contentFolder, name), "utf8");
  const file = parsed(source);
  const texts = leaves(file.value).filter(([, text]) => typeof text === "string");

  test("one word changed is one line changed", () => {
    const cuts = texts.map(([at, text]) => {
      const words = String(text).split(" ");
      const value = words.toSpliced(words.length >> 1, 1, "Another").join(" ");
      const edit: Edit = { op: "set", path: at, value };
      const cut = cutFor(file, edit);
      const changed = changedLines(source.slice(cut.start, cut.end), cut.written);
      expect(changed, at.join(".")).toEqual({ gone: 1, come: 1 });
      return { edit, cut };
    });
    expectMeaning(cuts);
  });

  test("a text may hold any signs", () => {
    expectMeaning(
      texts.map(([at]) => {
        const edit: Edit = { op: "set", path: at, value: NASTY };
        return { edit, cut: cutFor(file, edit) };
      }),
    );
  });

  test("what is moved and moved back is as it was", () => {
    for (const [at, { length }] of lists(file.value)) {
      const there: Edit = { op: "move", path: [...at, 0], to: length - 1 };
      const back: Edit = { op: "move", path: [...at, length - 1], to: 0 };
      expect(editYaml(source, [there, back]), at.join(".")).toBe(source);
    }
  });

  /** All edits at once, which is one reading of the file instead of hundreds. */
  function expectMeaning(all: { edit: Edit; cut: Cut }[]) {
    const fromTheEnd = all.toSorted((a, b) => b.cut.start - a.cut.start);
    const result = fromTheEnd.reduce((text, { cut }) => withCut(text, cut), source);
    expect(parse(result)).toEqual(
      all.reduce((value, { edit }) => applied(value, edit), file.value),
    );
  }
}

type Leaf = [at: Path, value: unknown];

function leaves(value: unknown, at: Path = []): Leaf[] {
  if (value === null || typeof value !== "object") return [[at, value]];
  const names = Object.entries(value);
  return names.flatMap(([name, one]) => leaves(one, [...at, keyIn(value, name)]));
}

function lists(value: unknown, at: Path = []): [at: Path, list: unknown[]][] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.entries(value).flatMap(([name, one]) =>
    lists(one, [...at, keyIn(value, name)]),
  );
  return Array.isArray(value) && value.length > 1 && at.length > 0
    ? [[at, value], ...inside]
    : inside;
}

const keyIn = (value: object, name: string) => (Array.isArray(value) ? Number(name) : name);

/** How many lines are not in the other text, each counted as often as it stands there. */
function changedLines(before: string, after: string) {
  const count = (text: string) => {
    const lines = new Map<string, number>();
    for (const line of text.split("\n")) lines.set(line, (lines.get(line) ?? 0) + 1);
    return lines;
  };
  const [first, second] = [count(before), count(after)];
  const missing = (from: Map<string, number>, to: Map<string, number>) =>
    [...from].reduce((sum, [line, times]) => sum + Math.max(0, times - (to.get(line) ?? 0)), 0);
  return { gone: missing(first, second), come: missing(second, first) };
}
