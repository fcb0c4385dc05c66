/** What the ZIP check knows of counties and places, so that it can answer in the browser. */
import { fill } from "#app/content/fill.ts";
import { countyId } from "#app/content/florida-map.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { utilityWords } from "#app/content/utility-words.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export interface KnownCounty {
  name: string;
  insideWindZone: boolean;
  to: string;
}

export const prepareZipCheck = (section: SectionOf<"zip-check">, content: PageContent) => ({
  ...section,
  ...zipFactsFor(content),
});

export function zipFactsFor(content: PageContent) {
  const {
    address,
    places,
    zipCodes,
    localFacts,
    words: { place: words },
  } = content;
  const { usual, cities } = zipCodes.utilities;
  const served = new Set(Object.values(places).map(({ county }) => county));
  const countyNamed = (county: string) => fill(words.countyNamed, { county });
  return {
    zipCodes,
    counties: Object.fromEntries(
      [...served].map((county): [string, KnownCounty] => [
        county,
        {
          name: countyNamed(county),
          insideWindZone: localFacts.counties[county]?.hurricaneZone ?? false,
          to: `${address}#${countyId(county)}`,
        },
      ]),
    ),
    places: Object.fromEntries(Object.entries(places).map(([slug, { name }]) => [slug, { name }])),
    /** In words, by their keys joined. */
    utilities: Object.fromEntries(
      [[usual], ...Object.keys(cities).map((city) => [city, usual])].map((keys) => [
        keys.join(),
        utilityWords(keys, content),
      ]),
    ),
    countyNamed: words.countyNamed,
    labels: {
      windZone: words.windZone,
      insideWindZone: words.insideWindZone,
      outsideWindZone: words.outsideWindZone,
      utility: words.utility,
    },
    rows: Object.entries(zipCodes.counties).map(([county, rules]) => ({
      county: countyNamed(county),
      zips: rules.map(shown).join(", "),
    })),
  };
}

/** "334" is shown as "334…", "33441-33443" with a proper dash that stays in its line. */
function shown(rule: string): string {
  return rule.length === 3 ? `${rule}…` : rule.replace("-", "\u2060–\u2060");
}
