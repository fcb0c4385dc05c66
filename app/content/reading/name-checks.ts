/** Counties, towns and utilities that a sentence names, though the company has none such. */
import { withoutMarks } from "#app/content/rich-words.ts";
import type { Report } from "#app/content/reading/content-reader.ts";
import {
  COUNTIES,
  COUNTIES_LIKE_WORDS,
  REGIONS,
  TOWNS,
  UTILITIES,
} from "#app/content/reading/known-names.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";
import type { Path, YamlFile } from "#app/content/reading/yaml-file.ts";

/** What visitors read in sentences. Sources say who said a thing, and facts of places are ours. */
const READ =
  /^content\/(?![a-z]{2}\/(claims|local-facts|places)\b)([a-z]{2}\/|storm\/|contests\/|(consents|prices|promises|reviews)\.)/;

export interface Ours {
  /** As English says them, with those of other languages that have a name of their own. */
  localFacts: LocalFacts;
  regions: string[];
  towns: string[];
}

export function checkKnownNames(files: Iterable<YamlFile>, ours: Ours, report: Report) {
  const { localFacts, regions, towns } = ours;
  const utilities = Object.values(localFacts.utilities).flatMap(({ name, shortName }) => [
    name,
    shortName,
  ]);
  const own = [...Object.keys(localFacts.counties), ...towns, ...regions];
  const isOurs = (name: string) =>
    own.includes(name.replace(OF_COUNTY, "")) || utilities.some((one) => one?.includes(name));
  const instead = new Map([
    ...namesIn(COUNTIES, "{counties} or {region}"),
    ...namesIn(COUNTIES_LIKE_WORDS, "{counties} or {region}").flatMap(([name, say]) => [
      [`${name} County`, say] as const,
      [`Condado de ${name}`, say] as const,
    ]),
    ...namesIn(TOWNS, "{city} or {region}"),
    ...namesIn(UTILITIES, "{powerCompany}"),
    ...namesIn(REGIONS, "{region}"),
  ]);
  // The longest first: West Palm Beach is not Palm Beach.
  const all = [...new Set([...instead.keys(), ...own])].toSorted((a, b) => b.length - a.length);
  const names = new RegExp(
    `(?<![\\p{L}\\p{N}])(${all.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  for (const { name: file, value } of files) {
    if (!READ.test(file)) continue;
    for (const [at, text] of textsIn(value)) {
      const read = localFacts.alsoNamed.reduce(
        (rest, { says }) => rest.replaceAll(says, " "),
        withoutMarks(text),
      );
      const found = new Set(Array.from(read.matchAll(names), ([name]) => name));
      for (const name of found) {
        if (isOurs(name)) continue;
        const message = `names ${name}, which is none of ours: say ${instead.get(name)}, leave it out, or, where it is right on the site of any company, list its words under \`alsoNamed\` in content/local-facts.yaml`;
        report(file, at, message);
      }
    }
  }
}

const OF_COUNTY = / County$|^Condado de /;

const namesIn = (list: string, say: string) =>
  list.split(",").map((name) => [name.trim(), say] as const);

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function textsIn(value: unknown, at: Path = []): [Path, string][] {
  if (typeof value === "string") return [[at, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
