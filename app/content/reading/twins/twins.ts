/** The same file in English and in another language, side by side. */
import type { Path, Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

/** A text that stands at the same place in both. */
export interface Twin {
  english: string;
  own: string;
  path: Path;
}

export interface Twins {
  /** The file in the other language. */
  file: YamlFile;
  texts: Twin[];
  /** Where one of the two has something that the other lacks. */
  problems: Problem[];
}

export function twinsOf(english: YamlFile, own: YamlFile): Twins {
  const texts: Twin[] = [];
  const problems: Problem[] = [];
  const tell = (path: Path, message: string) => problems.push(own.problemAt(path, message));

  function compare(model: unknown, value: unknown, path: Path) {
    if (shapeOf(model) !== shapeOf(value)) {
      tell(path, `is ${shapeOf(value)}, but ${shapeOf(model)} in ${english.name}`);
    } else if (typeof model === "string") {
      texts.push({ english: model, own: String(value), path });
    } else if (Array.isArray(model)) {
      compareLists(model, value as unknown[], path);
    } else if (isRecord(model)) {
      compareRecords(model, value as Record<string, unknown>, path);
    } else if (model !== value) {
      tell(path, `is ${String(value)}, but ${String(model)} in ${english.name}`);
    }
  }

  function compareLists(model: unknown[], value: unknown[], path: Path) {
    if (model.length === value.length) {
      for (const [index, item] of model.entries()) compare(item, value[index], [...path, index]);
    } else {
      tell(path, `holds ${value.length} things, but ${model.length} in ${english.name}`);
    }
  }

  function compareRecords(
    model: Record<string, unknown>,
    value: Record<string, unknown>,
    path: Path,
  ) {
    for (const [key, item] of Object.entries(model)) {
      if (Object.hasOwn(value, key)) compare(item, value[key], [...path, key]);
      else tell(path, `lacks ${key}, which ${english.name} has`);
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(model, key)) tell([...path, key], `stands not in ${english.name}`);
    }
  }

  compare(english.value, own.value, []);
  return { file: own, texts, problems };
}

function shapeOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return { string: "a text", object: "a group", number: "a number", boolean: "yes or no" }[
    typeof value as "string" | "object" | "number" | "boolean"
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
