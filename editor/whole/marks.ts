/**
 * What other languages keep of the English that their files were made from. New files come in all languages
 * at once, side by side in one form, so that each was made from the English beside it.
 */
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { checkedFiles } from "#app/content/reading/translations/translations.ts";
import {
  readSourceHashes,
  writeSourceHashes,
} from "#app/content/reading/translations/source-hashes.ts";
import { inContent } from "#editor/server/content-files.ts";

/** By the file's path in the content folder; none where a file has none. */
export type Marks = Record<string, string>;

const PLACE = /^([a-z]{2})\/(.+)$/;
const MARKS = /^[0-9a-f]+( [0-9a-f]+)*$/;

export function markAsTranslated(files: string[]) {
  const marks = translated(files).map(({ file, language, name }) => {
    const own = checkedFiles(language, inContent("")).find((one) => one.name === name);
    return [file, own?.texts.flatMap((text) => text.hashes).join(" ") ?? ""];
  });
  putMarks(Object.fromEntries(marks) as Marks);
}

export function marksOf(files: string[]): Marks {
  const marks = translated(files).map(({ file, language, name }) => {
    const own = readSourceHashes(language, inContent("")).get(name);
    return [file, [...(own ?? [])].join(" ")];
  });
  return Object.fromEntries(marks) as Marks;
}

/** Empty ones are taken away. */
export function putMarks(marks: Marks) {
  const all = Map.groupBy(translated(Object.keys(marks)), ({ language }) => language);
  for (const [language, files] of all) {
    const madeFrom = readSourceHashes(language, inContent(""));
    for (const { file, name } of files) {
      const own = marks[file] ?? "";
      if (MARKS.test(own)) madeFrom.set(name, new Set(own.split(" ")));
      else madeFrom.delete(name);
    }
    writeSourceHashes(language, madeFrom, inContent(""));
  }
}

function translated(files: string[]) {
  return files.flatMap((file) => {
    const [, language, name] = PLACE.exec(file) ?? [];
    return language && name && language !== DEFAULT_LANGUAGE ? [{ file, language, name }] : [];
  });
}
