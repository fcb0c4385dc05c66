/**
 * What keeps a language from saying what English says: the gate that each of its texts goes through,
 * with the rules that the language brings along (language-rules.ts).
 */
import path from "node:path";
import { ContentError } from "#app/content/reading/content-error.ts";
import { contentFolder, RULES_FILE } from "#app/content/reading/languages.ts";
import { illWritten } from "#app/content/reading/twins/ill-written.ts";
import { type LanguageRules, languageRules } from "#app/content/reading/twins/language-rules.ts";
import { isStale, readMadeFrom } from "#app/content/reading/twins/made-from.ts";
import { otherMarks } from "#app/content/reading/twins/same-marks.ts";
import { otherNumbers } from "#app/content/reading/twins/same-numbers.ts";
import { twinFiles } from "#app/content/reading/twins/twin-files.ts";
import type { Twin } from "#app/content/reading/twins/twins.ts";
import { type Problem, readYamlFile } from "#app/content/reading/yaml-file.ts";

/** Under these keys stands no word but a name that code, links and pictures go by. */
const NAMES = new Set(["id", "to", "service", "claim", "promise", "part", "spot", "stage"]);
/** So are words joined by hyphens, wherever they stand alone. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** @returns what is wrong in those files that the language has; which it lacks, `missingFrom` tells */
export function translationFaults(language: string, folder = contentFolder): Problem[] {
  const rules = rulesOf(language, folder);
  return [...twinFiles(language, folder).values()].flatMap(({ file, texts, problems }) => [
    ...problems,
    ...texts.flatMap((twin) =>
      faultsOf(twin, rules).map((message) => file.problemAt(twin.path, message)),
    ),
  ]);
}

/** Texts whose English was changed since they were made from it. */
export function staleTexts(language: string, folder = contentFolder): Problem[] {
  const madeFrom = readMadeFrom(language, folder);
  return [...twinFiles(language, folder)].flatMap(([name, { file, texts }]) => {
    const marks = madeFrom.get(name);
    const then = `then: npm run translated -- ${language} ${name}`;
    if (!marks) return [file.problemAt([], `must be read beside the English, ${then}`)];
    const stale = texts.filter((twin) => !isName(twin) && isStale(twin, marks));
    return stale.map(({ path: at, english }) =>
      file.problemAt(at, `must be said anew, as the English is now “${english}”, ${then}`),
    );
  });
}

function faultsOf(twin: Twin, rules: LanguageRules): string[] {
  if (isName(twin)) {
    return twin.own === twin.english ? [] : [`must stay ${twin.english}: it is a name, no word`];
  }
  return [...otherMarks(twin), ...otherNumbers(twin, rules), ...illWritten(twin, rules)];
}

function isName({ english, path: at }: Twin): boolean {
  const key = at.findLast((step) => typeof step === "string");
  return NAMES.has(String(key)) || (key === "name" && at.includes("picture")) || NAME.test(english);
}

/** @throws ContentError where the language has no rules, or they are not right */
function rulesOf(language: string, folder: string): LanguageRules {
  const name = `${language}/${RULES_FILE}`;
  const file = readYamlFile(path.join(folder, name), `content/${name}`);
  const read = languageRules.safeParse(file.value);
  if (read.success && file.problems.length === 0) return read.data;
  const [issue] = read.error?.issues ?? [];
  throw new ContentError([
    ...file.problems,
    ...(issue ? [file.problemAt(issue.path, issue.message)] : []),
  ]);
}
