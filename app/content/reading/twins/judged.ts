/** All texts of a language beside their English twins: what is wrong with each, and how old it is. */
import path from "node:path";
import { ContentError } from "#app/content/reading/content-error.ts";
import { RULES_FILE } from "#app/content/reading/languages.ts";
import { illWritten } from "#app/content/reading/twins/ill-written.ts";
import { type LanguageRules, languageRules } from "#app/content/reading/twins/language-rules.ts";
import { type Age, ageOf, readMadeFrom } from "#app/content/reading/twins/made-from.ts";
import { otherMarks } from "#app/content/reading/twins/same-marks.ts";
import { otherNumbers } from "#app/content/reading/twins/same-numbers.ts";
import { twinFiles } from "#app/content/reading/twins/twin-files.ts";
import type { Twin, Twins } from "#app/content/reading/twins/twins.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

/** Under these keys stands no word but a name that code, links and pictures go by. */
const NAMES = new Set(["id", "to", "service", "claim", "promise", "part", "spot", "stage"]);
/** So are words joined by hyphens, wherever they stand alone. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
/** Of these, the ones that say what a whole sentence rests on. */
const GROUNDS = new Set(["claim", "promise"]);

export interface Judged extends Twin {
  isName: boolean;
  faults: string[];
  age: Age;
}

export interface JudgedFile extends Omit<Twins, "texts"> {
  /** In the language's folder. */
  name: string;
  /** Whether somebody said that it was made from the English. */
  isMarked: boolean;
  texts: Judged[];
}

/** @throws ContentError where the language has no rules, or they are not right */
export function judgedFiles(language: string, folder: string): JudgedFile[] {
  const rules = rulesOf(language, folder);
  const madeFrom = readMadeFrom(language, folder);
  return [...twinFiles(language, folder)].map(([name, twins]) => {
    const marks = madeFrom.get(name);
    const texts = twins.texts.map((twin) => judged(twin, marks, rules));
    return { ...twins, name, isMarked: marks !== undefined, texts };
  });
}

function judged(twin: Twin, marks: ReadonlySet<string> | undefined, rules: LanguageRules): Judged {
  if (!isName(twin)) {
    const faults = [...otherMarks(twin), ...otherNumbers(twin, rules), ...illWritten(twin, rules)];
    return { ...twin, isName: false, faults, age: marks ? ageOf(twin, marks, rules) : "current" };
  }
  const isSame = twin.own === twin.english;
  const faults = isSame ? [] : [`must stay ${twin.english}: it is a name, no word`];
  const isOther = !isSame && marks && GROUNDS.has(String(twin.path.at(-1)));
  return { ...twin, isName: true, faults, age: isOther ? "other facts" : "current" };
}

function isName({ english, path: at }: Twin): boolean {
  const key = at.findLast((step) => typeof step === "string");
  return NAMES.has(String(key)) || (key === "name" && at.includes("picture")) || NAME.test(english);
}

/** @throws ContentError where the language has no rules, or they are not right */
export function rulesOf(language: string, folder: string): LanguageRules {
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
