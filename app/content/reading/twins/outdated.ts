/**
 * Texts of published languages that must not be shown: the English was changed since they were made from
 * it, and says other numbers or facts. They are left out, as what a claim says that has run out.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { ContentError } from "#app/content/reading/content-error.ts";
import {
  contentFolder,
  isDraft,
  missingFrom,
  publishedLanguages,
  RULES_FILE,
  stormFileOf,
  writtenLanguages,
} from "#app/content/reading/languages.ts";
import { publishedStormLanguages } from "#app/content/reading/storm-languages.ts";
import { type JudgedFile, judgedFiles } from "#app/content/reading/twins/judged.ts";
import { faultsIn } from "#app/content/reading/twins/translation-faults.ts";
import type { Path, Problem } from "#app/content/reading/yaml-file.ts";

export interface Outdated {
  path: Path;
  /** What to do about it, where it cannot be left out. */
  message: string;
}

/** By the name of the file. */
export type OutdatedTexts = ReadonlyMap<string, Outdated[]>;

/** @throws ContentError where something that visitors read in another language is a mistake */
export function outdatedTexts(folder = contentFolder): OutdatedTexts {
  const files = shownFiles(folder);
  const mistakes = [
    ...whatIsMissing(folder),
    ...files.flatMap((file) => faultsIn(file, ({ age }) => age === "current")),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return new Map(files.map((file) => [file.file.name, outdatedIn(file)]));
}

const outdatedIn = ({ texts }: JudgedFile): Outdated[] =>
  texts
    .filter(({ age }) => age === "other facts")
    .map(({ path: at, english }) => ({
      path: at,
      message: `must be said anew, as the English now says “${english}”; it cannot be left out until then`,
    }));

/** A language that is no draft does not go away as a whole because one thing is missing in it. */
function whatIsMissing(folder: string): Problem[] {
  const ready = writtenLanguages(folder).filter((language) => !isDraft(language, folder));
  return ready.flatMap((language) =>
    missingFrom(language, folder).map((thing) => {
      const [file = "", key] = thing.split(": ");
      const what = key ? `lacks ${key}` : "is missing";
      const instead = `or take all of "${language}" away for now, with draft: true in its ${RULES_FILE}`;
      return {
        file: `content/${file}`,
        line: 1,
        path: [],
        message: `${what}: write it, ${instead}`,
      };
    }),
  );
}

/** Of all that is published in languages other than English; a storm may come before the rest is ready. */
function shownFiles(folder: string): JudgedFile[] {
  const languages = publishedLanguages(folder);
  const inStorm = publishedStormLanguages(folder);
  return [...new Set([...languages, ...inStorm])]
    .filter((one) => one !== DEFAULT_LANGUAGE && hasRules(one, folder))
    .flatMap((language) =>
      judgedFiles(language, folder).filter(({ name }) =>
        name === stormFileOf(language) ? inStorm.includes(language) : languages.includes(language),
      ),
    );
}

/** A language of which only the storm pages were prepared has none; other checks read those. */
const hasRules = (language: string, folder: string) =>
  existsSync(path.join(folder, language, RULES_FILE));
