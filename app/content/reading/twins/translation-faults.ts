/**
 * What keeps a language from saying what English says: the gate that each of its texts goes through,
 * with the rules that the language brings along (language-rules.ts).
 */
import { contentFolder } from "#app/content/reading/languages.ts";
import { type Judged, type JudgedFile, judgedFiles } from "#app/content/reading/twins/judged.ts";
import type { Age } from "#app/content/reading/twins/made-from.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";

/** What becomes of a text that is older than its English. */
const UNTIL_THEN: Record<Age, string> = {
  current: "",
  "same facts": "Until then the old words stand",
  "other facts": "Until then it is left out, as it may say another number or fact",
};

/** @returns what is wrong in those files that the language has; which it lacks, `missingFrom` tells */
export function translationFaults(language: string, folder = contentFolder): Problem[] {
  return judgedFiles(language, folder).flatMap((file) => faultsIn(file));
}

/** @param isHeard which of its texts are meant */
export const faultsIn = (
  { file, problems, texts }: Pick<JudgedFile, "file" | "problems" | "texts">,
  isHeard: (text: Judged) => boolean = () => true,
): Problem[] => [
  ...problems,
  ...texts
    .filter(isHeard)
    .flatMap(({ path, faults }) => faults.map((message) => file.problemAt(path, message))),
];

/** Texts whose English was changed since they were made from it. */
export function staleTexts(language: string, folder = contentFolder): Problem[] {
  return judgedFiles(language, folder).flatMap(({ name, file, isMarked, texts }) => {
    const then = `then: npm run translated -- ${language} ${name}`;
    if (!isMarked) return [file.problemAt([], `must be read beside the English, ${then}`)];
    return texts
      .filter(({ age, isName }) => !isName && age !== "current")
      .map(({ path, english, age }) =>
        file.problemAt(
          path,
          `must be said anew, as the English is now “${english}”, ${then}. ${UNTIL_THEN[age]}`,
        ),
      );
  });
}
