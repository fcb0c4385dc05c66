/** The files that English and another language have both, side by side, text by text. */
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
import { layeredFiles, wordsToSay } from "#app/content/reading/shared-words.ts";
import {
  type Path,
  type Problem,
  contentFile,
  type YamlFile,
} from "#app/content/reading/yaml-file.ts";

/** A text that stands at the same place in both. */
export interface TextPair {
  english: string;
  own: string;
  path: Path;
}

export interface FilePair {
  /** The file's path in the language's folder; that of the storm pages in the content. */
  name: string;
  /** The file in the other language. */
  file: YamlFile;
  texts: TextPair[];
  /** Where one of the two has something that the other lacks. */
  problems: Problem[];
}

/** Without files whose syntax is broken, which is told elsewhere. */
export function filePairs(language: string, folder = contentFolder): FilePair[] {
  const read = (name: string) => contentFile(folder, name);
  const storm = stormFileOf(language);
  const pairs = [
    ...yamlFilesIn(path.join(folder, DEFAULT_LANGUAGE))
      .filter((name) => name !== RULES_FILE)
      .map((name) => ({ name, english: read(`${DEFAULT_LANGUAGE}/${name}`) })),
    ...layeredFiles(yamlFilesIn(folder), folder).map((name) => {
      const english = read(name);
      return { name, english: { ...english, value: wordsToSay(name, english.value) } };
    }),
    { name: storm, english: read(stormFileOf(DEFAULT_LANGUAGE)) },
  ];
  return pairs.flatMap(({ name, english }) => {
    const own = name === storm ? storm : `${language}/${name}`;
    if (!existsSync(path.join(folder, own))) return [];
    const file = read(own);
    if (english.problems.length + file.problems.length > 0) return [];
    const { texts, missing, different } = compare(english, file);
    // Mails to staff are English alone; and storm-checks.ts tells what storm pages lack.
    const isFree = name === MESSAGES_FILE || name === storm;
    return [{ name, file, texts, problems: isFree ? [] : [...missing, ...different] }];
  });
}

export function compare(english: YamlFile, own: YamlFile) {
  const texts: TextPair[] = [];
  const missing: Problem[] = [];
  const different: Problem[] = [];
  const report = (at: Path, message: string) => different.push(own.problemAt(at, message));

  function compareValues(model: unknown, value: unknown, at: Path) {
    if (shapeOf(model) !== shapeOf(value)) {
      report(at, `is ${shapeOf(value)}, but ${shapeOf(model)} in ${english.name}`);
    } else if (typeof model === "string") {
      texts.push({ english: model, own: String(value), path: at });
    } else if (Array.isArray(model)) {
      const { length } = value as unknown[];
      if (model.length === length) compareEntries(model, value, at);
      else report(at, `holds ${length} things, but ${model.length} in ${english.name}`);
    } else if (typeof model === "object" && model !== null) {
      compareEntries(model, value, at);
    } else if (model !== value) {
      report(at, `is ${String(value)}, but ${String(model)} in ${english.name}`);
    }
  }

  function compareEntries(model: object, value: unknown, at: Path) {
    const others = new Map(Object.entries(value as object));
    for (const [key, item] of Object.entries(model)) {
      const step = Array.isArray(model) ? Number(key) : key;
      if (others.has(key)) compareValues(item, others.get(key), [...at, step]);
      else missing.push(own.problemAt([...at, step], `is missing, but stands in ${english.name}`));
      others.delete(key);
    }
    for (const key of others.keys()) {
      report([...at, key], `does not stand in ${english.name}`);
    }
  }

  compareValues(english.value, own.value, []);
  return { texts, missing, different };
}

function shapeOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return { string: "a text", object: "a group", number: "a number", boolean: "yes or no" }[
    typeof value as "string" | "object" | "number" | "boolean"
  ];
}
