/** Where another company works: its counties, power companies, towns and ZIP codes. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { mapped } from "#app/content/mapped.ts";
import { wordsToSay } from "#app/content/reading/shared-words.ts";
import type { Answers } from "./answers.ts";
import type { ContentFolder } from "./content-folder.ts";

type Town = Answers["towns"][number];
type Office = Answers["counties"][number]["permitOffice"];

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

/** Each fact comes with the claim that leads to its source. Names are the same in every language. */
export function writeRegion(answers: Answers, content: ContentFolder) {
  const { claims, localFacts, places } = factsIn(answers);
  const files = {
    "claims.yaml": claims,
    "local-facts.yaml": localFacts,
    ...Object.fromEntries(
      Object.entries(places).map(([slug, one]) => [`places/${slug}.yaml`, one]),
    ),
  };
  for (const [name, facts] of Object.entries(files)) content.set(name, facts);
  for (const language of answers.languages) {
    const page = readFileSync(townTemplate(language), "utf8");
    for (const [slug, place] of Object.entries(places)) {
      const filled = page
        .replaceAll("TOWN", place.name)
        .replaceAll("COUNTY", place.county)
        .replaceAll("STATE", answers.address.state);
      content.write(`${language}/locations/${slug}.yaml`, filled);
    }
    if (language === DEFAULT_LANGUAGE) continue;
    for (const [name, facts] of Object.entries(files)) {
      content.set(`${language}/${name}`, wordsToSay(name, facts));
    }
  }
  content.set("zip-codes.yaml", zipCodesOf(answers));
  if (answers.address.state === "FL") return;
  // Evacuation zones and product approvals are those of Florida.
  for (const name of content.all().filter((one) => path.basename(one) === "local-facts.yaml")) {
    content.keepOnly(name, ["maps"], (map) => map === "flood" || map === "wind");
  }
}

function factsIn({ region, counties, utilities, towns }: Answers) {
  const claims: Record<string, { source: string; address: string }> = {};
  const leadTo = (name: string, address: string, id = slugOf(name), ends = WITHOUT_END) => {
    claims[id] = { source: name, address, ...ends };
    return { name, lookUp: id };
  };
  const officeOf = ({ name, address }: Office) => leadTo(name, address);
  const keyOf = utilityKeys(utilities);
  const countyFacts = counties.map(({ name, ...county }) => [
    name,
    mapped(county, (fact) => (typeof fact === "object" ? officeOf(fact) : fact)),
  ]);
  const utilityFacts = utilities.map(({ name, shortName = name, ...utility }) => {
    const key = keyOf(name);
    const { phone, ...read } = utility.outages ?? {};
    if (phone) leadTo(name, utility.serviceArea, `${key}-outage-number`, read);
    const facts = {
      name,
      shortName,
      source: leadTo(name, utility.serviceArea, `${key}-area`).lookUp,
      solarTerms: leadTo(shortName, utility.netMetering, `${key}-net-metering`),
      ...(phone && { outages: { phone, source: `${key}-outage-number` } }),
    };
    return [key, facts];
  });
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
