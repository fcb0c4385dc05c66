import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { projectFolder } from "#server/settings.ts";
import { kindWords } from "./kinds.ts";
import { formShapeOf } from "./shapes.ts";

test("every file has a shape that a form can be made of", () => {
  for (const name of yamlFilesIn(contentFolder)) {
    const { type, properties, additionalProperties } = formShapeOf(name);
    expect(type === "array" || properties || additionalProperties, name).toBeTruthy();
  }
});

test("kinds have names of their own, and the table of kinds in the guide is current", () => {
  const kinds = kindWords();
  const titles = kinds.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const guide = readFileSync(path.join(projectFolder, "docs/editing.md"), "utf8");
  const rows = kinds.map(
    ({ kind, title, description }) => `| \`${kind}\` | ${title} | ${description} |`,
  );
  expect(guide.match(/^\| `[a-z-]+` \|.*/gm)).toEqual(rows);
});
