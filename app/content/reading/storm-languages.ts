/** In which languages the storm pages stand, and which of them may be published. */
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

/** Beside the languages lies what all of them share. */
const LANGUAGE_FILE = /^([a-z]{2})\.yaml$/;

/** Who has read a language that was prepared for its reader, and when. */
export interface Reader {
  name: string | null;
  date: string | null;
}

/** English first. */
export function writtenStormLanguages(folder = contentFolder): string[] {
  const names = yamlFilesIn(path.join(folder, "storm")).flatMap(
    (file) => LANGUAGE_FILE.exec(file)?.[1] ?? [],
  );
  const others = names.filter((name) => name !== DEFAULT_LANGUAGE);
  return [DEFAULT_LANGUAGE, ...others.toSorted()];
}

/** Those that await no reader. Each is complete then, or the content has mistakes (storm-checks.ts). */
export const publishedStormLanguages = (folder = contentFolder): string[] =>
  writtenStormLanguages(folder).filter((language) => !awaitsReader(language, folder));

export function awaitsReader(language: string, folder = contentFolder): boolean {
  if (language === DEFAULT_LANGUAGE) return false;
  const file = path.join(folder, "storm", `${language}.yaml`);
  const { value } = readYamlFile(file, `content/storm/${language}.yaml`);
  const { reader } = (value ?? {}) as { reader?: Reader };
  return reader !== undefined && !(reader?.name && reader.date);
}
