/** Tells how far other languages are behind English: what they lack, say wrongly, or say of before. */
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import {
  contentFolder,
  isDraft,
  missingFrom,
  writtenLanguages,
} from "#app/content/reading/languages.ts";
import { staleTexts, translationFaults } from "#app/content/reading/twins/translation-faults.ts";
import { tellProblem } from "#app/content/reading/yaml-file.ts";

/** @returns whether something is missing, wrong or of before in a language that is no draft */
export function tellTranslations(
  folder = contentFolder,
  tell: (line: string) => void = console.log,
  languages = writtenLanguages(folder),
): boolean {
  return languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => {
      const missing = missingFrom(language, folder);
      const faults = translationFaults(language, folder);
      const stale = staleTexts(language, folder);
      if (missing.length > 0) {
        tell(`\n"${language}" is not published: ${missing.length} things are missing.`);
        for (const thing of missing) tell(`  ${thing}`);
      }
      if (faults.length > 0) tell(`\n${faults.length} mistakes in "${language}":\n`);
      for (const fault of faults) tell(tellProblem(fault));
      if (stale.length > 0)
        tell(`\n${stale.length} texts of "${language}" are older than the English:\n`);
      for (const text of stale) tell(tellProblem(text));
      return !isDraft(language, folder) && missing.length + faults.length + stale.length > 0;
    })
    .includes(true);
}
