/**
 * Marks of the English that translations were made from. A new document is written in all languages side by
 * side, so each of its translations was made from the English beside it.
 */
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import {
  readSourceHashes,
  writeSourceHashes,
} from "#app/content/reading/translations/source-hashes.ts";
import { checkedFiles } from "#app/content/reading/translations/translations.ts";

/** By the file's path in the content folder. */
type Marks = Record<string, string[]>;

export function markAsTranslated(files: string[]) {
  const marks = translations(files).map(({ file, language, name }) => {
    const own = checkedFiles(language, contentFolder).find((one) => one.name === name);
    return [file, own?.texts.flatMap((text) => text.hashes) ?? []];
  });
  putMarks(Object.fromEntries(marks) as Marks);
}

export function marksOf(files: string[]): Marks {
  const marks = translations(files).map(({ file, language, name }) => {
    const own = readSourceHashes(language, contentFolder).get(name);
    return [file, [...(own ?? [])]];
  });
  return Object.fromEntries(marks) as Marks;
}

/** A file with no marks is removed from the list. */
export function putMarks(marks: Marks) {
  for (const { file, language, name } of translations(Object.keys(marks))) {
    const own = new Set(marks[file]);
    const hashes = readSourceHashes(language, contentFolder);
    if (own.size > 0) hashes.set(name, own);
    else hashes.delete(name);
    writeSourceHashes(language, hashes, contentFolder);
  }
}

function translations(files: string[]) {
  return files.flatMap((file) => {
    const [, language, name] = /^([a-z]{2})\/(.+)$/.exec(file) ?? [];
    return language && name && language !== DEFAULT_LANGUAGE ? [{ file, language, name }] : [];
  });
}
