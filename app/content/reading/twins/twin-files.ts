/** The files that English and another language have both, read side by side. */
import { existsSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import {
  contentFolder,
  MESSAGES_FILE,
  RULES_FILE,
  stormFileOf,
  yamlFilesIn,
} from "#app/content/reading/languages.ts";
import { layeredFiles, wordsToSay } from "#app/content/reading/layers.ts";
import { type Twins, twinsOf } from "#app/content/reading/twins/twins.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

/**
 * By the file's path in the language's folder, the storm pages by theirs in the content; without files whose
 * syntax is broken, which others tell.
 */
export function twinFiles(language: string, folder = contentFolder): Map<string, Twins> {
  const read = (name: string) => readYamlFile(path.join(folder, name), `content/${name}`);
  const english = yamlFilesIn(path.join(folder, DEFAULT_LANGUAGE)).filter(
    (file) => file !== RULES_FILE,
  );
  const shared = layeredFiles(yamlFilesIn(folder), folder);
  const storm = stormFileOf(language);
  const pairs = [
    ...english.map((file) => ({
      file,
      model: read(`${DEFAULT_LANGUAGE}/${file}`),
      own: `${language}/${file}`,
    })),
    ...shared.map((file) => {
      const whole = read(file);
      const model = { ...whole, value: wordsToSay(file, whole.value) };
      return { file, model, own: `${language}/${file}` };
    }),
    { file: storm, model: read(stormFileOf(DEFAULT_LANGUAGE)), own: storm },
  ];
  const found = pairs
    .filter(({ own }) => existsSync(path.join(folder, own)))
    .map(({ own, ...pair }) => ({ ...pair, own: read(own) }))
    .filter(({ model, own }) => model.problems.length + own.problems.length === 0);
  return new Map(
    found.map(({ file, model, own }) => {
      const twins = twinsOf(model, own);
      // Mails to staff are English alone; and of storm pages other checks tell what they lack.
      const isFree = file === MESSAGES_FILE || file === storm;
      return [file, isFree ? { ...twins, problems: [] } : twins];
    }),
  );
}
