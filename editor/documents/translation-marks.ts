/** Marks of the English that translations were made from. */
import { z } from "zod";
import { type Changes, pathShape } from "#editor/server/changes.ts";
import { isBelow } from "#editor/writing/edit.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { otherLanguages } from "#editor/server/carried-texts.ts";
import {
  readSourceHashes,
  writeSourceHashes,
} from "#app/content/reading/translations/source-hashes.ts";
import { checkedFiles, staleTexts } from "#app/content/reading/translations/translations.ts";

/** Not a mark of any words, which are longer: a file that has it says that nothing of it is translated. */
const NOTHING_YET = "0";

/** A new file says in English what is still to be translated: all of it. */
export function markAsUntranslated(files: string[]) {
  for (const { language, name } of translations(files)) {
    const marks = readSourceHashes(language, contentFolder).set(name, new Set([NOTHING_YET]));
    writeSourceHashes(language, marks, contentFolder);
  }
}

/** What the English says at each place, joined by dots, of a translation. */
export type Translation = Record<string, { english: string; isOld: boolean; isEnglish: boolean }>;

/** @returns nothing for a file that is no translation */
export function translationOf(file: string): Translation | undefined {
  const [one] = translations([file]);
  if (!one) return undefined;
  const [own] = checkedFiles(one.language, contentFolder, (name) => name === one.name);
  const texts = (own?.texts ?? []).filter(({ isName }) => !isName);
  return Object.fromEntries(
    texts.map(({ path, english, own: words, age }) => [
      path.join("."),
      { english, isOld: age !== "current", isEnglish: words === english },
    ]),
  );
}

/** How many texts of each file are to be translated, or said anew; by the file's path in the content folder. */
export function toTranslate(): Record<string, number> {
  const old = otherLanguages().flatMap((language) => staleTexts(language, contentFolder));
  const byFile = Map.groupBy(old, ({ file }) => file.replace("content/", ""));
  return Object.fromEntries([...byFile].map(([file, all]) => [file, all.length]));
}

export const confirmedShape = z.strictObject({ file: z.string(), path: pathShape });

/** Somebody has read it beside the English, and it still says the same. */
export function confirmTranslation({ file, path }: z.output<typeof confirmedShape>) {
  markTranslated({ [file]: { version: "", edits: [{ op: "remove", path }] } });
}

/**
 * Whoever changes a translation in the editor sees the English beside it. A file that goes leaves its marks, so
 * that they are right when it is brought back; `npm run translated` drops them.
 */
export function markTranslated(changes: Changes) {
  for (const { file, language, name } of translations(Object.keys(changes))) {
    const change = changes[file];
    const marks = readSourceHashes(language, contentFolder);
    const known = marks.get(name);
    if (!known || !change || "remove" in change) continue;
    const [checked] = checkedFiles(language, contentFolder, (one) => one === name);
    for (const text of checked?.texts ?? []) {
      const { path, own, english, hashes } = text;
      const isMeant = "edits" in change && change.edits.some((edit) => isBelow(path, edit.path));
      const isSaid = isMeant && own !== english && text.errors.length === 0;
      if (isSaid) for (const hash of hashes) known.add(hash);
      // Taken back: these words may be of an earlier English.
      const [ofEnglish = "", ofFacts = ""] = hashes;
      if ("text" in change && !known.has(ofFacts)) known.delete(ofEnglish);
    }
    writeSourceHashes(language, marks, contentFolder);
  }
}

function translations(files: string[]) {
  return files.flatMap((file) => {
    const [, language, name] = /^([a-z]{2})\/(.+)$/.exec(file) ?? [];
    return language && name && language !== DEFAULT_LANGUAGE ? [{ file, language, name }] : [];
  });
}
