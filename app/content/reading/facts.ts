/** Company facts in the middle of sentences: `Call {phone}` gets the company’s number. */
import { dayInWords } from "#app/content/day-in-words.ts";
import { fill } from "#app/content/fill.ts";
import { formatHours } from "#app/content/hours.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { type Promises, promisedWords, whyNotFilled } from "#app/content/reading/promise.ts";
import { FILLED_BY_TOOLS } from "#app/content/reading/tool-words.ts";
import { FACT } from "#app/content/rich-words.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import { CONSENT_YEARS } from "#app/content/keeping-times.ts";
import { readSettings } from "#server/settings.ts";
import type { Company, InterfaceWords } from "#app/content/reading/schema.ts";

export type Facts = Record<string, string>;

/** @param promises as they are said in the language */
export function factsOf(
  company: Company,
  words: InterfaceWords,
  promises: Promises,
  language: string,
): Facts {
  return { ...promisedWords(promises), ...namedFacts(company, words, language) };
}

const FACT_NAMES = [
  "name",
  "phone",
  "dialled",
  "email",
  "website",
  "street",
  "city",
  "officeHours",
  "estimateHours",
  "legalName",
  "portal",
  "termsDate",
  "privacyDate",
  "keepMonths",
  "consentYears",
] as const;
type FactName = (typeof FACT_NAMES)[number];

function namedFacts(
  company: Company,
  words: InterfaceWords,
  language: string,
): Record<FactName, string> {
  return {
    name: company.name,
    phone: company.phone.shown,
    dialled: company.phone.dialled,
    email: company.email,
    website: company.website,
    street: company.address.street,
    city: company.address.city,
    officeHours: formatHours(company.hours.office, words),
    estimateHours: formatHours(company.hours.estimates, words),
    legalName: legalNameOf(company, words.sample),
    portal: company.portal.login,
    termsDate: dateInEffect("terms", company, words.sample, language),
    privacyDate: dateInEffect("privacy", company, words.sample, language),
    keepMonths: String(keepMonths()),
    consentYears: String(CONSENT_YEARS),
  };
}

/** A sample says so, wherever it stands. */
export const legalNameOf = ({ legalName: { name, sample } }: Company, mark = "sample"): string =>
  sample ? `${name} (${mark})` : name;

/** `November 22, 2026`; a sample says so. */
function dateInEffect(
  of: "terms" | "privacy",
  { inEffect }: Company,
  mark: string,
  language: string,
): string {
  const date = dayInWords(inEffect[of], language);
  return inEffect.sample ? `${date} (${mark})` : date;
}

/** What pages say of it is written at build: server/main.ts makes sure that it is what is done. */
export const keepMonths = (): number => readSettings(process.env).KEEP_MONTHS;

/** Names that stay in braces, because they are filled where the sentence is shown. */
const FILLED_LATER = new Set([
  "county",
  "counties",
  "office",
  "speed",
  "utility",
  "other",
  "miles",
  "day",
  "time",
  "zip",
  "job",
  "town",
  "number",
  "reason",
  "rating",
  "stars",
  "count",
  "toolAddress",
  "from",
  "to",
  "opens",
  "closes",
  "trade",
  "total",
  "date",
  "page",
  "pages",
  "step",
  "steps",
  "size",
  "title",
  "reference",
  "moment",
  "contact",
  "service",
  "services",
  "until",
  "references",
  ...FILLED_BY_TOOLS,
]);

/** Those of them that stand on pages themselves. */
const FILLED_ON_PAGES = new Set(["contact", "county", "date", "service", "zip"]);
const FILLED_ON_TOOL_PAGES = new Set<string>([...FILLED_ON_PAGES, ...FILLED_BY_TOOLS]);

/** A promise has a name that nothing else in braces has. */
export function takenNames(files: YamlFile[]): Problem[] {
  const file = files.find(({ name }) => name === "content/promises.yaml");
  return Object.keys(file?.value ?? {})
    .filter((name) => FILLED_LATER.has(name) || FACT_NAMES.some((fact) => fact === name))
    .flatMap(
      (name) =>
        file?.problemAt([name], `{${name}} means something else; choose another name`) ?? [],
    );
}

/** Which names of a file are filled where its sentences are shown. */
export type FilledLater = "anywhere" | "on pages" | "on tool pages";

const LATER: Record<FilledLater, Set<string>> = {
  anywhere: FILLED_LATER,
  "on pages": FILLED_ON_PAGES,
  "on tool pages": FILLED_ON_TOOL_PAGES,
};

interface Options {
  filled: FilledLater;
  promises: Promises | undefined;
  report: (path: PropertyKey[], message: string) => void;
}

/** Fills every string in a tree of content. Without facts, nothing is filled and nothing told. */
export function fillFacts<T>(value: T, facts: Facts, { filled, promises, report }: Options): T {
  if (Object.keys(facts).length === 0) return value;
  const later = LATER[filled];
  return mapStrings(value, [], (text, path) => {
    for (const [whole, name = ""] of text.matchAll(FACT)) {
      if (Object.hasOwn(facts, name) || later.has(name)) continue;
      const why = whyNotFilled(name, promises);
      if (why) {
        report(path, why);
        continue;
      }
      const hint = didYouMean(name.replaceAll(" ", ""), Object.keys(facts));
      report(path, `there is no fact called ${whole}. ${hint}`.trim());
    }
    return fill(text, facts);
  }) as T;
}

function mapStrings(
  value: unknown,
  path: PropertyKey[],
  change: (text: string, path: PropertyKey[]) => string,
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => mapStrings(item, [...path, index], change));
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, [...path, key], change)]),
  );
}
