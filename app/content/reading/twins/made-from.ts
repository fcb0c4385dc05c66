/**
 * From which English words each file of another language was made: `.made-from.yaml` of its folder, which
 * `npm run translated` writes. It holds marks of texts, not their places, so that what is moved on a
 * page stays translated.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { LanguageRules } from "#app/content/reading/twins/language-rules.ts";
import { factsNamedIn } from "#app/content/reading/twins/same-marks.ts";
import { numbersIn } from "#app/content/reading/twins/same-numbers.ts";
import type { Twin } from "#app/content/reading/twins/twins.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

export const MADE_FROM_FILE = ".made-from.yaml";

/** Marks of texts, by the file: its path in the language's folder. */
export type MadeFrom = Map<string, Set<string>>;

/** Six hexadecimal digits tell a text from the few hundred others of its file. */
const MARK_LENGTH = 6;

const markOf = (text: string) =>
  createHash("sha256").update(text.trim()).digest("hex").slice(0, MARK_LENGTH);

/**
 * What is kept of a text: its English words; and its own words with what the English names and counts, by
 * which it is known later whether those were changed as well.
 */
export const marksOf = (twin: Words, rules: LanguageRules): string[] => [
  markOf(twin.english),
  markOfFacts(twin, rules),
];

/** @param folder the content, with a folder for each language */
export function readMadeFrom(language: string, folder: string): MadeFrom {
  const name = `${language}/${MADE_FROM_FILE}`;
  const { value } = readYamlFile(path.join(folder, name), `content/${name}`);
  const entries = Object.entries((value ?? {}) as Record<string, string>);
  return new Map(entries.map(([file, marks]) => [file, new Set(marks.split(" "))]));
}

const REMARK = `# Of which English words the files here are the translation, as marks. Not to be edited: npm run translated
`;

/** In the order of their names, so that only lines change whose marks do. */
export function writeMadeFrom(language: string, madeFrom: MadeFrom, folder: string) {
  const lines = [...madeFrom]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, marks]) => [name, [...marks].toSorted().join(" ")]);
  const written = stringify(Object.fromEntries(lines), { lineWidth: 0 });
  writeFileSync(path.join(folder, language, MADE_FROM_FILE), REMARK + written);
}

/**
 * How a text stands to the English of now: made from it, or from other words that say the same facts and
 * numbers, or from others still.
 */
export type Age = "current" | "same facts" | "other facts";

export function ageOf(twin: Words, marks: ReadonlySet<string>, rules: LanguageRules): Age {
  if (marks.has(markOf(twin.english))) return "current";
  return marks.has(markOfFacts(twin, rules)) ? "same facts" : "other facts";
}

type Words = Pick<Twin, "english" | "own">;

const markOfFacts = ({ english, own }: Words, rules: LanguageRules) =>
  markOf([own.trim(), ...factsNamedIn(english), ...numbersIn(english, rules)].join("\n"));
