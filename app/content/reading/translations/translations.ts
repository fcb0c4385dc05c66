/**
 * Translation parity: all texts of a language beside their English, what is wrong with each, and how old it
 * is. The rules that the language brings along are in language-rules.ts.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import {
  contentFolder,
  publishedLanguages,
  publishedStormLanguages,
  RULES_FILE,
  stormFileOf,
} from "#app/content/reading/languages.ts";
import {
  type LanguageRules,
  languageRules,
} from "#app/content/reading/translations/language-rules.ts";
import {
  type FilePair,
  filePairs,
  type TextPair,
} from "#app/content/reading/translations/pairs.ts";
import { hashesOf, readSourceHashes } from "#app/content/reading/translations/source-hashes.ts";
import { textErrors } from "#app/content/reading/translations/text-checks.ts";
import {
  ContentError,
  contentFile,
  type Path,
  type Problem,
} from "#app/content/reading/yaml-file.ts";

/** Under these keys stands no word but a name that code, links and pictures go by. */
const NAMES = new Set(["id", "to", "service", "claim", "promise", "part", "spot", "stage"]);
/** So are words joined by hyphens, wherever they stand alone. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
/** Of these, the ones that say what a whole sentence rests on. */
const GROUNDS = new Set(["claim", "promise"]);

/**
 * How a text stands to the English of now: made from it, or still the same words, or made from others that say
 * the same facts and numbers, or from others still. The value says what becomes of it.
 */
const AGES = {
  current: "",
  "in English": "Until then visitors read it in English",
  "same facts": "Until then the old words stand",
  "other facts": "Until then it is left out, as it may say another number or fact",
};
type Age = keyof typeof AGES;

interface CheckedText extends TextPair {
  isName: boolean;
  /** Worked out when they are asked for, as that takes longest. */
  readonly errors: string[];
  age: Age;
  /** What is kept of it once it is translated. */
  hashes: string[];
}

interface CheckedFile extends FilePair {
  /** Whether somebody said that it was made from the English. */
  isTranslated: boolean;
  texts: CheckedText[];
}

/**
 * @param isMeant which files are checked, by name
 * @throws ContentError where the language has no rules, or they are not right
 */
export function checkedFiles(
  language: string,
  folder = contentFolder,
  isMeant = (_name: string) => true,
): CheckedFile[] {
  const rules = rulesOf(language, folder);
  const hashes = readSourceHashes(language, folder);
  const meant = filePairs(language, folder).filter(({ name }) => isMeant(name));
  return meant.map((pair) => {
    const known = hashes.get(pair.name);
    const texts = pair.texts.map((text) => checkedText(text, known, rules));
    return { ...pair, isTranslated: known !== undefined, texts };
  });
}

function checkedText(
  pair: TextPair,
  known: ReadonlySet<string> | undefined,
  rules: LanguageRules,
): CheckedText {
  const hashes = hashesOf(pair, rules);
  if (!isName(pair)) {
    const [ofEnglish, ofFacts] = hashes.map((hash) => !known || known.has(hash));
    // The editor puts it there so, until somebody translates it.
    const isEnglish =
      pair.own === pair.english && !(known ? ofEnglish : textErrors(pair, rules).length === 0);
    const old = ofFacts ? "same facts" : "other facts";
    const age = isEnglish ? "in English" : ofEnglish ? "current" : old;
    return {
      ...pair,
      hashes,
      isName: false,
      get errors() {
        return textErrors(pair, rules);
      },
      age,
    };
  }
  const isSame = pair.own === pair.english;
  const errors = isSame ? [] : [`must stay ${pair.english}: it is a name, no word`];
  const isOther = !isSame && known && GROUNDS.has(String(pair.path.at(-1)));
  return { ...pair, hashes, isName: true, errors, age: isOther ? "other facts" : "current" };
}

function isName({ english, path: at }: TextPair): boolean {
  const key = at.findLast((step) => typeof step === "string");
  if (at.includes("spots") || (key === "name" && at.includes("picture"))) return true;
  return NAMES.has(String(key)) || NAME.test(english);
}

function rulesOf(language: string, folder: string): LanguageRules {
  const file = contentFile(folder, `${language}/${RULES_FILE}`);
  const read = languageRules.safeParse(file.value);
  if (read.success && file.problems.length === 0) return read.data;
  const [issue] = read.error?.issues ?? [];
  throw new ContentError([
    ...file.problems,
    ...(issue ? [file.problemAt(issue.path, issue.message)] : []),
  ]);
}

/** @returns what is wrong in those files that the language has; which it lacks, read.ts tells */
export const translationErrors = (language: string, folder = contentFolder): Problem[] =>
  checkedFiles(language, folder).flatMap((file) => errorsIn(file));

/** @param isMeant which of its texts are meant */
export const errorsIn = (
  { file, problems, texts }: CheckedFile,
  isMeant: (text: CheckedText) => boolean = () => true,
): Problem[] => [
  ...problems,
  ...texts
    .filter(isMeant)
    .flatMap(({ path: at, errors }) => errors.map((message) => file.problemAt(at, message))),
];

/** Texts whose English was changed since they were made from it. */
export function staleTexts(language: string, folder = contentFolder): Problem[] {
  return checkedFiles(language, folder).flatMap(({ name, file, isTranslated, texts }) => {
    const then = `then: npm run translated -- ${language} ${name}`;
    if (!isTranslated) return [file.problemAt([], `must be read beside the English, ${then}`)];
    return texts
      .filter(({ age, isName: named }) => !named && age !== "current")
      .map(({ path: at, english, age }) =>
        file.problemAt(
          at,
          `must be said anew, as the English is now “${english}”, ${then}. ${AGES[age]}`,
        ),
      );
  });
}

interface OutdatedText {
  path: Path;
  /** What to do about it, where it cannot be left out. */
  message: string;
}

/** By the name of the file. */
export type OutdatedTexts = ReadonlyMap<string, OutdatedText[]>;

/**
 * Texts of published languages that must not be shown: the English was changed since they were made from
 * it, and says other numbers or facts. They are left out, as what a claim says that has run out.
 *
 * @throws ContentError where something that visitors read in another language is wrong
 */
export function outdatedTexts(folder = contentFolder): OutdatedTexts {
  const files = shownFiles(folder);
  const errors = files.flatMap((file) => errorsIn(file, ({ age }) => age === "current"));
  if (errors.length > 0) throw new ContentError(errors);
  return new Map(files.map(({ file, texts }) => [file.name, texts.flatMap(outdated)]));
}

const outdated = ({ path: at, english, age }: CheckedText): OutdatedText[] => {
  const message = `must be said anew, as the English now says “${english}”; it cannot be left out until then`;
  return age === "other facts" ? [{ path: at, message }] : [];
};

/**
 * Of all that is published in languages other than English; a storm may come before the rest is ready. A
 * language of which only the storm pages were prepared has no rules; storm-checks.ts reads those.
 */
function shownFiles(folder: string): CheckedFile[] {
  const languages = publishedLanguages(folder);
  const inStorm = publishedStormLanguages(folder);
  return [...new Set([...languages, ...inStorm])]
    .filter((one) => one !== DEFAULT_LANGUAGE && existsSync(path.join(folder, one, RULES_FILE)))
    .flatMap((language) =>
      checkedFiles(language, folder).filter(({ name }) =>
        (name === stormFileOf(language) ? inStorm : languages).includes(language),
      ),
    );
}
