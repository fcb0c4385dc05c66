/** What a new page, town or contest begins with: files in templates/, at their places in the content. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { stringify } from "yaml";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { wordsToSay } from "#app/content/reading/shared-words.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import type { WholeKind } from "./wholes.ts";

const FOLDER = path.join(import.meta.dirname, "templates");
/** Stands in the words for what the whole is called. */
const CALLED = "CALLED";
/** Stands for the name of the files. */
export const NAME = "NAME";

/**
 * @param languages those that the content is written in; one without a template begins with the English
 * @returns texts by their paths in the content folder, with NAME in them
 */
export function templatesOf(
  kind: WholeKind,
  called: string,
  languages: string[],
): Record<string, string> {
  const folder = path.join(FOLDER, kind);
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const files = yamlFilesIn(folder);
  const facts = files.filter((file) => !/^[a-z]{2}\//.test(file));
  const english = files.filter((file) => file.startsWith(`${DEFAULT_LANGUAGE}/`));
  const words = languages.flatMap((language) =>
    english.map((file) => {
      const own = file.replace(DEFAULT_LANGUAGE, language);
      return [own, read(files.includes(own) ? own : file)] as const;
    }),
  );
  const wordsOfFacts = languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .flatMap((language) =>
      facts.flatMap((file) => {
        const own = `${language}/${file}`;
        if (files.includes(own)) return [[own, read(own)] as const];
        const said = wordsToSay(file, parsed(read(file)).value);
        return Object.keys(said).length > 0 ? [[own, stringify(said)] as const] : [];
      }),
    );
  const texts = [...facts.map((file) => [file, read(file)] as const), ...words, ...wordsOfFacts];
  return Object.fromEntries(texts.map(([file, text]) => [file, named(text, called)]));
}

/** Written as an edit is, which puts quotes where a name needs them. */
function named(text: string, called: string): string {
  const edits = placesOf(parsed(text).value).map(
    ({ path: at, words }): Edit => ({ op: "set", path: at, value: words.replace(CALLED, called) }),
  );
  return editYaml(text, edits);
}

function placesOf(value: unknown, at: Path = []): { path: Path; words: string }[] {
  if (typeof value === "string") return value.includes(CALLED) ? [{ path: at, words: value }] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) =>
    placesOf(one, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
