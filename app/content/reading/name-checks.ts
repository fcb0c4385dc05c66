/** Names of Florida, and of a language, that words for visitors hold, though they are not ours. */
import path from "node:path";
import { escaped, wholeWords } from "#app/content/foreign-words.ts";
import type { Report } from "#app/content/reading/content-reader.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";
import { perFile, readYamlFile, valuesIn, type YamlFile } from "#app/content/reading/yaml-file.ts";
import { projectFolder } from "#server/settings.ts";

/** What visitors read of ours. Sources say who said a thing, and jobs and reviews where. */
const READ =
  /^content\/(?![a-z]{2}\/(claims|jobs|language|local-facts|places|reviews)\b)([a-z]{2}\/|storm\/|contests\/|(consents|people|prices|promises|storm)\.)/;

const FLORIDA = "app/content/reading/florida-names.yaml";

interface Group {
  /** What a sentence can say in their place. */
  say: string;
  /** How they are written where they count; * is the name. */
  as?: string[];
  names: string[];
}

/** @param places the names of towns and, in every language, of the region */
export function checkNames(
  files: Iterable<YamlFile>,
  localFacts: Pick<LocalFacts, "counties" | "utilities" | "alsoNamed">,
  places: string[],
  report: Report,
) {
  const ours = new Set([...places, ...namesIn(localFacts)]);
  const notOurs = new Map(
    floridaNames().flatMap(({ say, as = ["*"], names }) => {
      const left = names.filter((name) => !ours.has(name));
      return left.flatMap((name) => as.map((form) => [form.replace("*", name), say] as const));
    }),
  );
  // The longest first: West Palm Beach is not Palm Beach.
  const all = [...notOurs.keys(), ...ours].toSorted((a, b) => b.length - a.length);
  const pattern = wholeWords(all.map(escaped).join("|"));
  finders[pattern] ??= finderOf(new RegExp(pattern, "gu"));
  for (const file of files) {
    if (!READ.test(file.name)) continue;
    for (const { at, name } of finders[pattern](file)) {
      const say = notOurs.get(name);
      if (!say) continue;
      const message = `names ${name}, which is none of ours: say ${say}, leave it out, or, where it is right on the site of any company, give the reason under \`alsoNamed\` in content/local-facts.yaml`;
      report(file.name, at, message);
    }
  }
}

/** By what they look for: when the content is read again, most files say the same. */
const finders: Record<string, ReturnType<typeof finderOf>> = {};

const finderOf = (pattern: RegExp) =>
  perFile(({ value }) =>
    valuesIn(value).flatMap(({ at, value: text }) =>
      [...new Set(String(text).match(pattern))].map((name) => ({ at, name })),
    ),
  );

export const floridaNames = () =>
  readYamlFile(path.join(projectFolder, FLORIDA), FLORIDA).value as Group[];

const namesIn = ({ counties, utilities, alsoNamed }: Parameters<typeof checkNames>[1]) => [
  ...Object.keys(counties),
  // Of "Florida Power & Light (FPL)" both.
  ...Object.values(utilities).flatMap(({ name, shortName = name }) => [
    shortName,
    ...name.split(/ \(|\)/).filter(Boolean),
  ]),
  ...alsoNamed.flatMap(({ names }) => names),
];
