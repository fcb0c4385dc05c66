/**
 * From which English words each file of another language was made: `.made-from.yaml` of its folder, which
 * `npm run translated` writes. It holds marks of texts, not their places, so that what is moved on a
 * page stays translated.
 */
import { createHash } from "node:crypto";
import path from "node:path";
import type { Twin } from "#app/content/reading/twins/twins.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

export const MADE_FROM_FILE = ".made-from.yaml";

/** Marks of English texts, by the file: its path in the language's folder. */
export type MadeFrom = Map<string, Set<string>>;

/** Six hexadecimal digits tell a text from the few hundred others of its file. */
const MARK_LENGTH = 6;

export const markOfText = (text: string) =>
  createHash("sha256").update(text.trim()).digest("hex").slice(0, MARK_LENGTH);

/** @param folder the content, with a folder for each language */
export function readMadeFrom(language: string, folder: string): MadeFrom {
  const name = `${language}/${MADE_FROM_FILE}`;
  const { value } = readYamlFile(path.join(folder, name), `content/${name}`);
  const entries = Object.entries((value ?? {}) as Record<string, string>);
  return new Map(entries.map(([file, marks]) => [file, new Set(marks.split(" "))]));
}

/** Whether the English says something else since this text was made from it. */
export const isStale = ({ english }: Pick<Twin, "english">, marks: ReadonlySet<string>) =>
  !marks.has(markOfText(english));
