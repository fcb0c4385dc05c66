import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
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

test("every file has a shape that a form can be made of", () => {
  for (const name of yamlFilesIn(contentFolder)) {
    const { type, properties, additionalProperties } = formShapeOf(patternOf(name) ?? "");
    expect(type === "array" || properties || additionalProperties, name).toBeTruthy();
  }
});

test("each kind of section has a name of its own for people", () => {
  const titles = kindWords().map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("the table of kinds in the guide is that of the schemas", () => {
  expect(withKinds(read("docs/editing.md")) === read("docs/editing.md"), RUN).toBe(true);
});

test("the help of VS Code is current", () => {
  for (const [name, text] of Object.entries(schemaFiles())) {
    expect(read(name) === text, `${name} ${RUN}`).toBe(true);
  }
});
