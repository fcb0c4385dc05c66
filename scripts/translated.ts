/**
 * Says that files of a language were made from the English as it is now: `npm run translated -- es`, or
 * only of some, `npm run translated -- es pages/solar.yaml`. What still has errors is refused.
 */
import { contentFolder } from "#app/content/reading/languages.ts";
import { checkedFiles, errorsIn } from "#app/content/reading/translations/translations.ts";
import {
  readSourceHashes,
  writeSourceHashes,
} from "#app/content/reading/translations/source-hashes.ts";
import { tellProblem } from "#app/content/reading/yaml-file.ts";
import { endWithError } from "#scripts/end-with-error.ts";

/** @returns the names of the files that are now told as translated */
export function tellTranslated(language: string, names: string[], folder = contentFolder) {
  const files = new Map(checkedFiles(language, folder).map((file) => [file.name, file]));
  const wanted = names.length > 0 ? names : [...files.keys()];
  const unknown = wanted.filter((name) => !files.has(name));
  if (unknown.length > 0) {
    throw new Error(`${language} has no file that English has too: ${unknown.join(", ")}`);
  }
  const errors = wanted.flatMap((name) => {
    const file = files.get(name);
    return file ? errorsIn(file) : [];
  });
  if (errors.length > 0) throw new Error(errors.map(tellProblem).join("\n"));
  const hashes = readSourceHashes(language, folder);
  for (const name of wanted) {
    const texts = files.get(name)?.texts ?? [];
    hashes.set(name, new Set(texts.flatMap((text) => text.hashes)));
  }
  const known = new Map([...hashes].filter(([name]) => files.has(name)));
  writeSourceHashes(language, known, folder);
  return wanted;
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
