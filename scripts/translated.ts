/**
 * Says that files of a language were made from the English as it is now: `npm run translated -- es`, or
 * only of some, `npm run translated -- es pages/solar.yaml`. What still has mistakes is refused.
 */
import { contentFolder } from "#app/content/reading/languages.ts";
import { judgedFiles, rulesOf } from "#app/content/reading/twins/judged.ts";
import { marksOf, readMadeFrom, writeMadeFrom } from "#app/content/reading/twins/made-from.ts";
import { faultsIn } from "#app/content/reading/twins/translation-faults.ts";
import { tellProblem } from "#app/content/reading/yaml-file.ts";
import { endWithError } from "#scripts/end-with-error.ts";

/** @returns the names of the files that are now told as translated */
export function tellTranslated(language: string, names: string[], folder = contentFolder) {
  const files = new Map(judgedFiles(language, folder).map((file) => [file.name, file]));
  const wanted = names.length > 0 ? names : [...files.keys()];
  const unknown = wanted.filter((name) => !files.has(name));
  if (unknown.length > 0) {
    throw new Error(`${language} has no file that English has too: ${unknown.join(", ")}`);
  }
  const faults = wanted.flatMap((name) => {
    const file = files.get(name);
    return file ? faultsIn(file) : [];
  });
  if (faults.length > 0) throw new Error(faults.map(tellProblem).join("\n"));
  const rules = rulesOf(language, folder);
  const madeFrom = readMadeFrom(language, folder);
  for (const name of wanted) {
    const texts = files.get(name)?.texts ?? [];
    madeFrom.set(name, new Set(texts.flatMap((twin) => marksOf(twin, rules))));
  }
  const known = new Map([...madeFrom].filter(([name]) => files.has(name)));
  writeMadeFrom(language, known, folder);
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
