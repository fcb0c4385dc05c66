/** What the card of a ZIP code knows of counties, places and utilities, so that it answers in the browser. */
import { fill } from "#app/content/fill.ts";
import { countyId } from "#app/content/florida-map.ts";
import { mapped } from "#app/content/mapped.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { LookUp } from "#app/content/reading/place.ts";
import { utilityWords } from "#app/content/zip-code.ts";
import { zoneCountiesOf } from "#app/content/region.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf, toolProps } from "#app/tools/tool-props.server.ts";

/** The claim behind the wind speeds of counties. */
const WIND_SPEEDS = "county-wind-speeds";

export const prepareMyZipTool = (section: SectionOf<"my-zip-tool">, content: PageContent) => {
  const { flood, wind, evacuation } = content.localFacts.maps;
  const { usual, cities } = content.zipCodes.utilities;
  const utilities = [[usual], ...Object.keys(cities).map((city) => [city, usual])];
  return {
    ...section,
    ...toolProps(content),
    known: localKnowledge(content),
    hasWindZone: zoneCountiesOf(content.localFacts).length > 0,
    maps: {
      flood: linkTo(flood, content),
      wind: linkTo(wind, content),
      evacuation: evacuation && linkTo(evacuation, content),
    },
    /** Without the long ones, which it does not say: all of this is in the page's data. */
    place: { ...content.words.place, lookUps: undefined, map: undefined },
    /** In words, by their keys joined. */
    utilityWords: Object.fromEntries(
      utilities.map((keys) => [keys.join(), utilityWords(keys, content)]),
    ),
  };
};

export function localKnowledge(content: PageContent) {
  const { places, localFacts, zipCodes, words } = content;
  const isCurrent = (claim: string) => sourceOf(claim, content).ranOutOn === undefined;
  const speedHolds = isCurrent(WIND_SPEEDS);
  return {
    zipCodes,
    /** Those in which we work, by name. */
    counties: mapped(localFacts.counties, (facts, name) => ({
      /** As tools call it in their addresses. */
      id: countyId(name),
      name: fill(words.place.countyNamed, { county: name }),
      isInWindZone: facts.hurricaneZone,
      /** Miles an hour, where one number holds for the county and is still known to hold. */
      windSpeed: speedHolds ? facts.windSpeed : undefined,
      permitOffice: linkTo(facts.permitOffice, content),
      propertyRecord: linkTo(facts.propertyRecord, content),
      weatherOffice: linkTo(facts.weatherOffice, content),
    })),
    /** By slug. */
    places: mapped(places, ({ name, permitOffice }, slug) => ({
      slug,
      name,
      permitOffice: linkTo(permitOffice, content),
    })),
    /** By key. */
    utilities: mapped(localFacts.utilities, ({ name, shortName, solarTerms, outages }) => ({
      name: shortName ?? name,
      solarTerms: linkTo(solarTerms, content),
      /** The number for outages, where one is known and still holds. */
      outages: outages && isCurrent(outages.source) ? outages.phone : undefined,
    })),
  };
}

const linkTo = ({ name, lookUp }: LookUp, { claims }: PageContent) => ({
  name,
  to: claims[lookUp]?.address ?? "",
});
