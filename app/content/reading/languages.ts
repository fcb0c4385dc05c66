/** Which languages the content is written in, and which of them may be published. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { layeredFiles } from "#app/content/reading/shared-words.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";
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

/** The languages that have a folder, English first, published or not. */
export const writtenLanguages = (folder = contentFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name)
    .sort(
      (a, b) =>
        Number(b === DEFAULT_LANGUAGE) - Number(a === DEFAULT_LANGUAGE) || a.localeCompare(b),
    );

/** The languages visitors get, as content/company.yaml lists them. Its own errors are told where it is read. */
export function publishedLanguages(folder = contentFolder): string[] {
  const { languages } = (valueIn(folder, "company.yaml") ?? {}) as { languages?: unknown };
  const listed = Array.isArray(languages) ? languages.map(String) : [];
  return [DEFAULT_LANGUAGE, ...listed.filter((one) => one !== DEFAULT_LANGUAGE)];
}

/** What a language lacks beside the English, in words: files and labels of the interface. */
export function missingFrom(language: string, folder = contentFolder): string[] {
  if (language === DEFAULT_LANGUAGE) return [];
  const [model, own] = [path.join(folder, DEFAULT_LANGUAGE), path.join(folder, language)];
  const files = [...yamlFilesIn(model), ...layeredFiles(yamlFilesIn(folder), folder)]
    .filter((file) => !existsSync(path.join(own, file)))
    .map((file) => `${language}/${file}`);
  const stormIn = (name: string) => existsSync(path.join(folder, stormFileOf(name)));
  if (stormIn(DEFAULT_LANGUAGE) && !stormIn(language)) files.push(stormFileOf(language));
  if (!existsSync(path.join(own, "interface.yaml"))) return files;
  const labelsIn = (name: string) => keysOf(valueIn(folder, `${name}/interface.yaml`));
  const known = new Set(labelsIn(language));
  const missing = labelsIn(DEFAULT_LANGUAGE).filter((label) => !known.has(label));
  return [...files, ...missing.map((label) => `${language}/interface.yaml: ${label}`)];
}

/** All YAML files under a folder, as paths from it with forward slashes, sorted. Hidden ones are no content. */
export function yamlFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".yaml") && !path.basename(file).startsWith("."))
    .sort();
}

/** The languages of the storm pages, English first. Beside them lies what all of them share. */
export function writtenStormLanguages(folder = contentFolder): string[] {
  const names = yamlFilesIn(path.join(folder, STORM_FOLDER)).flatMap(
    (file) => /^([a-z]{2})\.yaml$/.exec(file)?.[1] ?? [],
  );
  return [DEFAULT_LANGUAGE, ...names.filter((name) => name !== DEFAULT_LANGUAGE)];
}

/** Those that await no reader. Each is complete then, or the content has errors (storm-checks.ts). */
export const publishedStormLanguages = (folder = contentFolder): string[] =>
  writtenStormLanguages(folder).filter((language) => !awaitsReader(language, folder));

/**
 * Whether nobody who speaks a language has approved its storm pages: where it was prepared for a reader, who
 * has not read it yet, and where the site is not in it.
 */
export function awaitsReader(language: string, folder = contentFolder): boolean {
  const value = valueIn(folder, stormFileOf(language));
  const { reader } = (value ?? {}) as { reader?: { name: string | null; date: string | null } };
  if (!reader) return !publishedLanguages(folder).includes(language);
  return language !== DEFAULT_LANGUAGE && !(reader.name && reader.date);
}

const valueIn = (folder: string, name: string): unknown =>
  readYamlFile(path.join(folder, name), `content/${name}`).value;

function keysOf(value: unknown, before: string[] = []): string[] {
  if (value === null || typeof value !== "object") return [before.join(".")];
  return Object.entries(value).flatMap(([key, item]) => keysOf(item, [...before, key]));
}
