/** Which languages the content is in. */
import { existsSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { filesIn } from "#app/content/reading/texts.ts";
import { contentFile } from "#app/content/reading/yaml-file.ts";
import { projectFolder } from "#server/settings.ts";

/** The words of mails. */
export const MESSAGES_FILE = "messages.yaml";

/** What a language says of itself. */
export const RULES_FILE = "language.yaml";

/** The storm pages of all languages lie beside each other; each has its place among the others' files. */
export const STORM_FOLDER = "storm/";
export const stormFileOf = (language: string) => `${STORM_FOLDER}${language}.yaml`;

/** Where the words are. Another folder can be named for tests: CONTENT_DIR. */
export const contentFolder = path.resolve(projectFolder, process.env.CONTENT_DIR ?? "content");

/** The languages visitors get, as content/company.yaml lists them. Its own errors are told where it is read. */
export function publishedLanguages(folder = contentFolder): string[] {
  const { value } = contentFile(folder, "company.yaml");
  const { languages } = (value ?? {}) as { languages?: unknown };
  const listed = Array.isArray(languages) ? languages.map(String) : [];
  return [DEFAULT_LANGUAGE, ...listed.filter((one) => one !== DEFAULT_LANGUAGE)];
}

/** All YAML files under a folder, as paths from it with forward slashes, sorted. Hidden ones are no content. */
export function yamlFilesIn(folder: string): string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(".yaml") && !path.basename(file).startsWith("."))
    .sort();
}

/**
 * The languages of the storm pages: those of the site, and more. Beside them lies what all of them share.
 * Where a company has no such folder, there are no storm pages.
 */
export function stormLanguages(folder = contentFolder): string[] {
  if (!existsSync(path.join(folder, STORM_FOLDER))) return [];
  const names = yamlFilesIn(path.join(folder, STORM_FOLDER)).flatMap(
    (file) => /^([a-z]{2})\.yaml$/.exec(file)?.[1] ?? [],
  );
  return [...new Set([...publishedLanguages(folder), ...names])];
}

/** Those that await no reader. Each is complete then, or the content has errors (storm-checks.ts). */
export const publishedStormLanguages = (folder = contentFolder): string[] =>
  stormLanguages(folder).filter((language) => !awaitsReader(language, folder));

/**
 * Whether nobody who speaks a language has approved its storm pages: where it was prepared for a reader, who
 * has not read it yet, and where the site is not in it.
 */
export function awaitsReader(language: string, folder = contentFolder): boolean {
  const { value } = contentFile(folder, stormFileOf(language));
  const { reader } = (value ?? {}) as { reader?: { name: string | null; date: string | null } };
  if (!reader) return !publishedLanguages(folder).includes(language);
  return language !== DEFAULT_LANGUAGE && !(reader.name && reader.date);
}
