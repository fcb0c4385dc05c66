/** What the card of a ZIP code knows of counties, places and utilities, so that it answers in the browser. */
import { fill } from "#app/content/fill.ts";
import { countyId } from "#app/content/florida-map.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { LookUp } from "#app/content/reading/place.ts";
import { utilityWords } from "#app/content/utility-words.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf } from "#app/tools/sources.server.ts";
import { toolProps } from "#app/tools/tool-props.server.ts";
import type { CountyFacts, LocalKnowledge, UtilityFacts, WayOut } from "./zip-card.ts";

export const prepareMyZipTool = (section: SectionOf<"my-zip-tool">, content: PageContent) => ({
  ...section,
  ...toolProps(section, content),
  known: localKnowledge(content),
  maps: {
    flood: wayOut(content.localFacts.maps.flood, content),
    wind: wayOut(content.localFacts.maps.wind, content),
    evacuation: wayOut(content.localFacts.maps.evacuation, content),
  },
  countyNamed: content.words.place.countyNamed,
  place: placeWords(content),
  /** In words, by their keys joined. */
  utilityWords: Object.fromEntries(
    utilitiesTogether(content).map((keys) => [keys.join(), utilityWords(keys, content)]),
  ),
});

export function localKnowledge(content: PageContent): LocalKnowledge {
  const { places, localFacts, zipCodes, words } = content;
  const speedHolds = isStillSo(WIND_SPEEDS, content);
  return {
    zipCodes,
    counties: Object.fromEntries(
      Object.entries(localFacts.counties).map(([name, facts]): [string, CountyFacts] => [
        name,
        {
          id: countyId(name),
          name: fill(words.place.countyNamed, { county: name }),
          isInWindZone: facts.hurricaneZone,
          windSpeed: speedHolds ? facts.windSpeed : undefined,
          permitOffice: wayOut(facts.permitOffice, content),
          propertyRecord: wayOut(facts.propertyRecord, content),
          weatherOffice: wayOut(facts.weatherOffice, content),
        },
      ]),
    ),
    places: Object.fromEntries(
      Object.entries(places).map(([slug, { name, permitOffice }]) => [
        slug,
        { name, permitOffice: wayOut(permitOffice, content) },
      ]),
    ),
    utilities: Object.fromEntries(
      Object.entries(localFacts.utilities).map(([key, { solarTerms, outages }]) => [
        key,
        {
          solarTerms: wayOut(solarTerms, content),
          outages: outages && isStillSo(outages.source, content) ? outages.phone : undefined,
        } satisfies UtilityFacts,
      ]),
    ),
  };
}

/** The claim behind the speeds of counties. */
const WIND_SPEEDS = "county-wind-speeds";

/** What has run out is not said any more: the maps and the offices answer instead. */
const isStillSo = (claim: string, content: PageContent) =>
  sourceOf(claim, content).ranOutOn === undefined;

const wayOut = ({ name, lookUp }: LookUp, { claims }: PageContent): WayOut => ({
  name,
  to: claims[lookUp]?.address ?? "",
});

function placeWords({ words: { place } }: PageContent) {
  const { county, windZone, insideWindZone, outsideWindZone, utility } = place;
  const { windSpeed, windSpeedOfCounty, windSpeedByAddress } = place;
  return {
    county,
    windZone,
    insideWindZone,
    outsideWindZone,
    utility,
    windSpeed,
    windSpeedOfCounty,
    windSpeedByAddress,
  };
}

function utilitiesTogether({ zipCodes }: PageContent): string[][] {
  const { usual, cities } = zipCodes.utilities;
  return [[usual], ...Object.keys(cities).map((city) => [city, usual])];
}
