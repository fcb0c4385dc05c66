/** Where another company works: its counties, power companies, towns and ZIP codes. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { wordsToSay } from "#app/content/reading/shared-words.ts";
import type { Answers } from "./answers.ts";
import type { ContentFolder } from "./content-folder.ts";

type Town = Answers["towns"][number];

/** What we call pages of power companies ourselves; the rest are names, the same in every language. */
const TITLES: Record<string, { area: string; solarTerms: string }> = {
  en: { area: "service area", solarTerms: "net metering" },
  es: { area: "zona de servicio", solarTerms: "medición neta" },
};

const WITHOUT_END: object = { noEnd: "An address, not a rule" };

/** Of the page of a town in a language. */
export const townTemplate = (language: string) =>
  path.join(import.meta.dirname, `town.${language}.yaml`);

export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Tariffs (content/figures/) go by these keys. */
const utilityKeys = (utilities: Answers["utilities"]) => (name: string) =>
  slugOf(utilities.find((one) => one.name === name)?.shortName ?? name);

/** Each fact comes with the claim that leads to its source. */
export function writeRegion(answers: Answers, content: ContentFolder) {
  for (const language of answers.languages) {
    const { claims, localFacts, places } = factsIn(language, answers);
    if (language === DEFAULT_LANGUAGE) {
      content.set("claims.yaml", claims);
      content.set("local-facts.yaml", localFacts);
    } else {
      const file = "local-facts.yaml";
      content.set(`${language}/claims.yaml`, wordsToSay("claims.yaml", claims));
      content.set(`${language}/${file}`, wordsToSay(file, localFacts));
    }
    const page = readFileSync(townTemplate(language), "utf8");
    for (const [slug, place] of Object.entries(places)) {
      const file = `places/${slug}.yaml`;
      if (language === DEFAULT_LANGUAGE) content.make(file, place);
      else content.make(`${language}/${file}`, wordsToSay(file, place));
      const filled = page.replaceAll("TOWN", place.name).replaceAll("COUNTY", place.county);
      content.write(`${language}/locations/${slug}.yaml`, filled);
    }
  }
  content.set("zip-codes.yaml", zipCodesOf(answers));
}

function factsIn(language: string, { region, counties, utilities, towns }: Answers) {
  const titles = TITLES[language] ?? TITLES.en;
  const claims: Record<string, { source: string; address: string }> = {};
  const leadTo = (name: string, address: string, id = slugOf(name), ends = WITHOUT_END) => {
    claims[id] = { source: name, address, ...ends };
    return { name, lookUp: id };
  };
  const officeOf = ({ name, address }: { name: string; address: string }) => leadTo(name, address);
  const keyOf = utilityKeys(utilities);
  const countyFacts = counties.map(({ name, ...county }) => [
    name,
    {
      ...county,
      permitOffice: officeOf(county.permitOffice),
      weatherOffice: officeOf(county.weatherOffice),
      propertyRecord: officeOf(county.propertyRecord),
    },
  ]);
  const utilityFacts = utilities.map(
    ({ name, shortName = name, serviceArea, netMetering, outages }) => {
      const key = keyOf(name);
      const area = leadTo(`${shortName}: ${titles?.area}`, serviceArea, `${key}-area`);
      const terms = `${shortName}: ${titles?.solarTerms}`;
      const { phone, ...read } = outages ?? {};
      if (phone) leadTo(name, serviceArea, `${key}-outage-number`, read);
      const facts = {
        name,
        shortName,
        source: area.lookUp,
        solarTerms: leadTo(terms, netMetering, `${key}-net-metering`),
        ...(phone && { outages: { phone, source: `${key}-outage-number` } }),
      };
      return [key, facts];
    },
  );
  const places = towns.map(({ name, county, utility, zips, permitOffice, ...place }) => {
    const ofCounty = counties.find((one) => one.name === county)?.permitOffice;
    const office = permitOffice ?? ofCounty;
    const facts = {
      name,
      county,
      utilities: [keyOf(utility ?? utilities[0]?.name ?? "")],
      zips: zips.join(", "),
      permitOffice: office && officeOf(office),
      ...place,
    };
    return [slugOf(name), facts] as const;
  });
  return {
    claims,
    localFacts: {
      region,
      counties: Object.fromEntries(countyFacts) as object,
      utilities: Object.fromEntries(utilityFacts) as object,
    },
    places: Object.fromEntries(places),
  };
}

/** Only the ZIP codes of the towns: those of the counties between them are added afterward. */
function zipCodesOf({ utilities, towns }: Answers) {
  const keyOf = utilityKeys(utilities);
  const usual = utilities[0]?.name ?? "";
  const zipsBy = (nameOf: (town: Town) => string | undefined) =>
    Object.fromEntries(
      [...Map.groupBy(towns, nameOf)].flatMap(([name, own]) =>
        name ? [[name, own.flatMap(({ zips }) => zips)]] : [],
      ),
    );
  return {
    counties: zipsBy(({ county }) => county),
    utilities: {
      usual: keyOf(usual),
      cities: zipsBy(({ utility = usual }) => (utility === usual ? undefined : keyOf(utility))),
    },
    nearest: zipsBy(({ name }) => slugOf(name)),
  };
}
