import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { projectFolder } from "#server/settings.ts";
import { formShapeOf } from "./form-shape.ts";
import { kindWords, withKinds } from "./kinds.ts";
import { schemaFiles } from "./schema-files.ts";
import { patternOf } from "./shapes.ts";

const RUN = "is not what the schemas say: npm run shapes";
const read = (name: string) => {
  const file = path.join(projectFolder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

test.each(yamlFilesIn(contentFolder))("%s has a shape that a form can be made of", (name) => {
  const pattern = patternOf(name);
  expect(pattern).toBeDefined();
  const { type, properties, additionalProperties } = formShapeOf(pattern ?? "");
  expect(type === "array" || properties || additionalProperties).toBeTruthy();
});

test("each kind of section has a name of its own for people", () => {
  const titles = kindWords().map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("the table of kinds in the guide is that of the schemas", () => {
  expect(withKinds(read("docs/editing.md")) === read("docs/editing.md"), RUN).toBe(true);
});

describe("the help of VS Code", () => {
  test.each(Object.entries(schemaFiles()))("%s is current", (name, text) => {
    expect(read(name) === text, `${name} ${RUN}`).toBe(true);
  });
});
