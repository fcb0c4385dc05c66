/** What a new page, town or contest begins with: the files in templates/, in folders as in the content. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { valuesIn } from "#app/content/reading/yaml-file.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import type { DocumentType } from "./document-types.ts";

const FOLDER = path.join(import.meta.dirname, "templates");
/** Stands for the name of the files. */
export const NAME = "NAME";

/** @returns texts by their paths in the content folder, with NAME in them; facts first */
export function templatesOf(type: DocumentType, title: string): Record<string, string> {
  const folder = path.join(FOLDER, type);
  const isFacts = (file: string) => !/^[a-z]{2}\//.test(file);
  const files = yamlFilesIn(folder).toSorted((a, b) => Number(isFacts(b)) - Number(isFacts(a)));
  return Object.fromEntries(
    files.map((file) => [file, withTitle(readFileSync(path.join(folder, file), "utf8"), title)]),
  );
}

/** Written as an edit is, which puts quotes where words need them. */
function withTitle(text: string, title: string): string {
  const edits = valuesIn(parsed(text).value).flatMap(({ at, value }): Edit[] =>
    typeof value === "string" && value.includes("CALLED")
      ? [{ op: "set", path: at as Path, value: value.replaceAll("CALLED", () => title) }]
      : [],
  );
  return editYaml(text, edits);
}
