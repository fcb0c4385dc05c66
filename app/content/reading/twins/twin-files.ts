/** The files that English and another language have both, read side by side. */
import { existsSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import {
  contentFolder,
  MESSAGES_FILE,
  RULES_FILE,
  yamlFilesIn,
} from "#app/content/reading/languages.ts";
import { type Twins, twinsOf } from "#app/content/reading/twins/twins.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

/** By the file's path in the language's folder; without files whose syntax is broken, which others tell. */
export function twinFiles(language: string, folder = contentFolder): Map<string, Twins> {
  const read = (name: string) => readYamlFile(path.join(folder, name), `content/${name}`);
  const found = yamlFilesIn(path.join(folder, DEFAULT_LANGUAGE))
    .filter((file) => file !== RULES_FILE && existsSync(path.join(folder, language, file)))
    .map((file) => ({
      file,
      english: read(`${DEFAULT_LANGUAGE}/${file}`),
      own: read(`${language}/${file}`),
    }))
    .filter(({ english, own }) => english.problems.length + own.problems.length === 0);
  return new Map(
    found.map(({ file, english, own }) => {
      const twins = twinsOf(english, own);
      // Mails to staff are English alone, so that the mails of both need not have the same parts.
      return [file, file === MESSAGES_FILE ? { ...twins, problems: [] } : twins];
    }),
  );
}
