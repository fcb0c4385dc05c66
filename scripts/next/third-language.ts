/**
 * A language that nobody speaks: English with accents, "Hóẃ ẃé ẃórk" so to speak. It is made of the content
 * alone, and goes through the same gate as any other, which shows that a language is a folder.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { fill } from "#app/content/fill.ts";
import { durationIn } from "#app/content/duration.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { type Consents, markOfWords } from "#app/content/reading/consents.ts";
import { RULES_FILE, STORM_FOLDER } from "#app/content/reading/languages.ts";
import { filePairs } from "#app/content/reading/translations/pairs.ts";
import type { Company } from "#app/content/reading/schema.ts";
import type { Path } from "#app/content/reading/yaml-file.ts";
import { tellTranslated } from "#scripts/translated.ts";

/** Where it stands: no language of that name exists. */
export const THIRD = "xa";
const THIRD_NAME = "Áccénts";

/** Of whose texts those that are the same as in English are no words, but names. */
const MODEL = "es";
const ACCENTS: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý" };
/** What is filled in, where links lead, and addresses that are written out. */
const NO_WORDS = /(\{[^}]*\}|\]\([^)]*\)|https?:\S+|\S+[@=]\S+|\b\w+(?:\.\w+)+)/;
const NUMBERS = ["two", "three", "four", "five", "ten", "half", "third"];

/** @param content a copy of the folder */
export function addThirdLanguage(content: string) {
  const same = new Set<string>();
  for (const { name, file, texts } of filePairs(MODEL, content)) {
    const value = structuredClone(file.value);
    for (const { path: at, english, own } of texts) {
      // How long something takes is counted, by the units that Intl knows of a language.
      const isCounted = durationIn(english, DEFAULT_LANGUAGE);
      const said = isCounted || english === own ? english : withAccents(english);
      if (said === english) same.add(english);
      putIn(value, at, said);
    }
    const isStorm = name.startsWith(STORM_FOLDER);
    write(path.join(content, isStorm ? `${STORM_FOLDER}${THIRD}.yaml` : `${THIRD}/${name}`), value);
  }
  write(path.join(content, THIRD, RULES_FILE), {
    name: THIRD_NAME,
    numbers: Object.fromEntries(NUMBERS.map((word) => [word, [withAccents(word)]])),
    wrong: [{ match: "\\bcannot\\b", say: withAccents("cannot") }],
    same: [...same],
    foreign: { en: ["sq ft"] },
  });
  addToCompany(content);
  tellTranslated(THIRD, [], content);
}

/** A language is published once the company lists it, and consents are said in it. */
function addToCompany(content: string) {
  const file = path.join(content, "company.yaml");
  const company = readFileSync(file, "utf8").replace(
    /^languages: \[(.*)\]/m,
    `languages: [$1, ${THIRD}]`,
  );
  writeFileSync(file, company);
  const legalName = (parse(company) as Company).legalName.name;
  const consents = path.join(content, "consents.yaml");
  const all = parse(readFileSync(consents, "utf8")) as Consents;
  for (const versions of Object.values(all)) {
    const last = versions.at(-1);
    if (!last) continue;
    last.words[THIRD] = withAccents(last.words[DEFAULT_LANGUAGE] ?? "");
    const filled = Object.entries(last.words).map(([one, said]) => [
      one,
      fill(said, { legalName }),
    ]);
    last.mark = markOfWords(Object.fromEntries(filled) as typeof last.words);
  }
  write(consents, all);
}

/** The same words, so that no test needs a dictionary. */
export const withAccents = (text: string): string =>
  text
    .split(NO_WORDS)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[aeiouy]/g, (letter) => ACCENTS[letter] ?? letter),
    )
    .join("");

function write(file: string, value: unknown) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stringify(value, { lineWidth: 0 }));
}

function putIn(tree: unknown, at: Path, text: string) {
  const holder = at
    .slice(0, -1)
    .reduce<unknown>((found, step) => (found as Record<PropertyKey, unknown>)[step], tree);
  (holder as Record<PropertyKey, unknown>)[at.at(-1) ?? ""] = text;
}
