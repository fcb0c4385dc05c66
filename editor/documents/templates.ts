/** What a new page, town or contest begins with: the files in templates/, in folders as in the content. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import type { DocumentType } from "./document-types.ts";

const FOLDER = path.join(import.meta.dirname, "templates");
/** Stands in the words for the document's title. */
const TITLE = "CALLED";
/** Stands for the name of the files. */
export const NAME = "NAME";
/** The language whose templates say which files a translation has. */
const TRANSLATION = "es";

/**
 * @param languages those that the content is written in; one without templates begins with the English words
 * @returns texts by their paths in the content folder, with NAME in them
 */
export function templatesOf(
  type: DocumentType,
  title: string,
  languages: string[],
): Record<string, string> {
  const folder = path.join(FOLDER, type);
  const files = yamlFilesIn(folder);
  const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);
  const sources = files.flatMap((file) => {
    if (!file.startsWith(`${TRANSLATION}/`)) return [{ file, source: file }];
    const name = file.slice(TRANSLATION.length);
    return others.map((other) => {
      const choices = [other + name, DEFAULT_LANGUAGE + name];
      return { file: other + name, source: choices.find((one) => files.includes(one)) ?? file };
    });
  });
  const isFacts = ({ file }: { file: string }) => !/^[a-z]{2}\//.test(file);
  const factsFirst = sources.toSorted((a, b) => Number(isFacts(b)) - Number(isFacts(a)));
  return Object.fromEntries(
    factsFirst.map(({ file, source }) => [
      file,
      withTitle(readFileSync(path.join(folder, source), "utf8"), title),
    ]),
  );
}

/** Written as an edit is, which puts quotes where a title needs them. */
function withTitle(text: string, title: string): string {
  const edits = placesOf(parsed(text).value).map(
    ({ path: at, words }): Edit => ({ op: "set", path: at, value: words.replace(TITLE, title) }),
  );
  return editYaml(text, edits);
}

function placesOf(value: unknown, at: Path = []): { path: Path; words: string }[] {
  if (typeof value === "string") return value.includes(TITLE) ? [{ path: at, words: value }] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) =>
    placesOf(one, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
