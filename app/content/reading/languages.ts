/** Which languages the content is written in, and which of them may be published. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { layeredFiles } from "#app/content/reading/layers.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";
import { projectFolder } from "#server/settings.ts";

/** The words of mails, which may be in a language that the site itself is not in. */
export const MESSAGES_FILE = "messages.yaml";

/** What a language says of itself. */
export const RULES_FILE = "language.yaml";

/** The storm pages of all languages lie beside each other; each has its place among the others' files. */
export const STORM_FOLDER = "storm/";
export const stormFileOf = (language: string) => `${STORM_FOLDER}${language}.yaml`;

/** Where the words are. Another folder can be named for tests: CONTENT_DIR. */
export const contentFolder = path.resolve(projectFolder, process.env.CONTENT_DIR ?? "content");

/** The languages of pages; a folder that holds only mails is none yet. */
export function writtenLanguages(folder = contentFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => yamlFilesIn(path.join(folder, name)).some((file) => file !== MESSAGES_FILE))
    .sort(
      (a, b) =>
        Number(b === DEFAULT_LANGUAGE) - Number(a === DEFAULT_LANGUAGE) || a.localeCompare(b),
    );
}

/**
 * The languages visitors get: English, and any that lacks nothing English has. Where words are edited
 * (SHOW_DRAFTS), also one that is only not to be published yet.
 */
export function publishedLanguages(folder = contentFolder): string[] {
  return writtenLanguages(folder).filter((language) => missingFrom(language, folder).length === 0);
}

/** What a language lacks to be published, in words: files, labels of the interface, a reader's yes. */
export function missingFrom(language: string, folder = contentFolder): string[] {
  if (language === DEFAULT_LANGUAGE) return [];
  const [model, own] = [path.join(folder, DEFAULT_LANGUAGE), path.join(folder, language)];
  const files = [...yamlFilesIn(model), ...layeredFiles(yamlFilesIn(folder), folder)]
    .filter((file) => !existsSync(path.join(own, file)))
    .map((file) => `${language}/${file}`);
  const stormIn = (name: string) => existsSync(path.join(folder, stormFileOf(name)));
  if (stormIn(DEFAULT_LANGUAGE) && !stormIn(language)) files.push(stormFileOf(language));
  if (isDraft(language, folder) && process.env.SHOW_DRAFTS !== "true")
    files.push(`${language}/${RULES_FILE}: draft: true says that it is not ready`);
  const interfaceFile = path.join(own, "interface.yaml");
  if (!existsSync(interfaceFile)) return files;
  const [keys, modelKeys] = [keysIn(own), keysIn(model)];
  const labels = [...modelKeys].filter((key) => !keys.has(key));
  return [...files, ...labels.map((key) => `${language}/interface.yaml: ${key}`)];
}

/** Whether a language says that it is not ready. What it lacks is then no mistake. */
export function isDraft(language: string, folder = contentFolder): boolean {
  const file = path.join(folder, language, RULES_FILE);
  if (!existsSync(file)) return false;
  const { value } = readYamlFile(file, `content/${language}/${RULES_FILE}`);
  return (value as { draft?: unknown } | null | undefined)?.draft === true;
}

/** All YAML files under a folder, as paths from it with forward slashes, sorted. Hidden ones are no content. */
export function yamlFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".yaml") && !path.basename(file).startsWith("."))
    .sort();
}

function keysIn(folder: string): Set<string> {
  const name = `content/${path.basename(folder)}/interface.yaml`;
  return keysOf(readYamlFile(path.join(folder, "interface.yaml"), name).value);
}

function keysOf(value: unknown, before = ""): Set<string> {
  if (value === null || typeof value !== "object") return new Set([before]);
  return new Set(
    Object.entries(value).flatMap(([key, item]) => [
      ...keysOf(item, before ? `${before}.${key}` : key),
    ]),
  );
}
