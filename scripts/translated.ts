/**
 * Says that files of a language were made from the English as it is now: `npm run translated -- es`, or
 * only of some, `npm run translated -- es pages/solar.yaml`. What still has errors is refused.
 */
import { contentFolder } from "#app/content/reading/languages.ts";
import { filePairs } from "#app/content/reading/translations/pairs.ts";
import { checkedFiles, errorsIn } from "#app/content/reading/translations/translations.ts";
import {
  readSourceHashes,
  writeSourceHashes,
} from "#app/content/reading/translations/source-hashes.ts";
import { tellProblem } from "#app/content/reading/yaml-file.ts";
import { endWithError } from "#scripts/end-with-error.ts";

/** @returns the names of the files that are now told as translated */
export function tellTranslated(language: string, names: string[], folder = contentFolder) {
  const known = new Set(filePairs(language, folder).map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`${language} has no file that English has too: ${unknown.join(", ")}`);
  }
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const wanted = checkedFiles(language, folder, isWanted);
  const errors = wanted.flatMap((file) => errorsIn(file));
  if (errors.length > 0) throw new Error(errors.map(tellProblem).join("\n"));
  const hashes = readSourceHashes(language, folder);
  for (const { name, texts } of wanted) {
    hashes.set(name, new Set(texts.flatMap((text) => text.hashes)));
  }
  const current = new Map([...hashes].filter(([name]) => known.has(name)));
  writeSourceHashes(language, current, folder);
  return wanted.map(({ name }) => name);
}

if (import.meta.main) {
  const [language, ...names] = process.argv.slice(2);
  try {
    if (!language) throw new Error("Which language? npm run translated -- es pages/solar.yaml");
    console.log(`Translated: ${tellTranslated(language, names).join(", ")}`);
  } catch (error) {
    endWithError(error);
  }
}
