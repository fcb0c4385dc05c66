/** Files with which VS Code and github.dev help who writes content there. */
import { fileShapeOf } from "./form-shape.ts";
import { SHAPES } from "./shapes.ts";

const FOLDER = ".vscode/schemas";

/** Where English mails have a shape of their own, the other language of mails is named. */
const placeOf = (pattern: string) =>
  `content/${pattern === "??/messages.yaml" ? "es/messages.yaml" : pattern.replace("*", "**/*.yaml")}`;

const nameOf = (pattern: string) =>
  pattern
    .replace("??/", "words-")
    .replace("??", "words")
    .replace(/\/\*$|\.yaml$/, "")
    .replaceAll("/", "-");

/** @returns texts by their path from the project's root */
export function schemaFiles(): Record<string, string> {
  const patterns = Object.keys(SHAPES);
  const shapes = patterns.map((pattern) => [
    `${FOLDER}/${nameOf(pattern)}.json`,
    `${JSON.stringify(fileShapeOf(pattern))}\n`,
  ]);
  const places = patterns.map((pattern) => [`${FOLDER}/${nameOf(pattern)}.json`, placeOf(pattern)]);
  const settings = {
    "yaml.schemas": Object.fromEntries(places.map(([file, at]) => [`./${file}`, at])),
  };
  return {
    ...Object.fromEntries(shapes),
    ".vscode/settings.json": `${JSON.stringify(settings, null, 2)}\n`,
    ".vscode/extensions.json": `${JSON.stringify({ recommendations: ["redhat.vscode-yaml"] }, null, 2)}\n`,
  };
}
