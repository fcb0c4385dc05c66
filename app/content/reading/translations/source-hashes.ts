/**
 * From which English words each file of another language was made: `.source-hashes.yaml` of its folder, which
 * `npm run translated` writes. It holds hashes of texts, not their places, so that what is moved on a
 * page stays translated.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { LanguageRules } from "#app/content/reading/translations/language-rules.ts";
import type { TextPair } from "#app/content/reading/translations/pairs.ts";
import { statedIn } from "#app/content/reading/translations/text-checks.ts";
import { contentFile } from "#app/content/reading/yaml-file.ts";

const HASHES_FILE = ".source-hashes.yaml";

/** Hashes of texts, by the file: its path in the language's folder. */
type SourceHashes = Map<string, Set<string>>;

/** Six hexadecimal digits tell a text from the few hundred others of its file. */
const HASH_LENGTH = 6;

/**
 * What is kept of a text: a hash of its English words; and one of its own words with what the English states,
 * by which it is known later whether that was changed as well.
 */
export const hashesOf = ({ english, own }: TextPair, rules: LanguageRules) =>
  [english, [own.trim(), ...statedIn(english, rules)].join("\n")].map((text) =>
    createHash("sha256").update(text.trim()).digest("hex").slice(0, HASH_LENGTH),
  );

/** @param folder the content, with a folder for each language */
export function readSourceHashes(language: string, folder: string): SourceHashes {
  const { value } = contentFile(folder, `${language}/${HASHES_FILE}`);
  const entries = Object.entries((value ?? {}) as Record<string, string>);
  return new Map(entries.map(([file, hashes]) => [file, new Set(hashes.split(" "))]));
}

const REMARK = `# Of which English words the files here are the translation, as hashes. Not to be edited: npm run translated
`;

/** In the order of their names, so that only lines change whose hashes do. */
export function writeSourceHashes(language: string, all: SourceHashes, folder: string) {
  const lines = [...all]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, hashes]) => [name, [...hashes].toSorted().join(" ")]);
  const written = stringify(Object.fromEntries(lines), { lineWidth: 0 });
  writeFileSync(path.join(folder, language, HASHES_FILE), REMARK + written);
}
