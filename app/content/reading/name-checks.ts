/** Names of the company whose words these were: local-facts.yaml lists them under `notOurs`. */
import { escaped, wholeWords } from "#app/content/foreign-words.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import type { Report } from "#app/content/reading/content-reader.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";
import { valuesIn, type YamlFile } from "#app/content/reading/yaml-file.ts";

/** What visitors read in sentences. Sources say who said a thing, and facts of places are ours. */
const READ =
  /^content\/(?![a-z]{2}\/(claims|local-facts|places)\b)([a-z]{2}\/|storm\/|contests\/|(consents|prices|promises|reviews)\.)/;

/** @param ours which may be longer: West Palm Beach is not Palm Beach */
export function checkNames(
  files: Iterable<YamlFile>,
  { notOurs }: LocalFacts,
  ours: string[],
  report: Report,
) {
  if (notOurs.length === 0) return;
  const all = [...notOurs, ...ours].toSorted((a, b) => b.length - a.length);
  const names = new RegExp(wholeWords(all.map(escaped).join("|")), "gu");
  for (const { name: file, value } of files) {
    if (!READ.test(file)) continue;
    for (const { at, value: text } of valuesIn(value)) {
      const found = withoutMarks(String(text)).match(names) ?? [];
      for (const name of new Set(found)) {
        if (!notOurs.includes(name)) continue;
        const message = `names ${name}, which is none of ours: say {region}, {counties}, {city} or {powerCompany}, leave it out, or, where it is right on the site of any company, take it out of \`notOurs\` in content/local-facts.yaml`;
        report(file, at, message);
      }
    }
  }
}
