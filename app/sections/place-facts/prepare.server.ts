import { distanceMiles } from "#app/content/florida-map.ts";
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { formatHours } from "#app/content/hours.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { utilityWords } from "#app/content/zip-code.ts";
import { placeMap } from "./place-map.server.ts";

/** Distances under this are "here", in miles. */
const AT_OFFICE_MILES = 1;

/**
 * What holds at the place of this address, row by row, and on a map.
 *
 * @throws when the address is that of no place
 */
export function placeFactsFor(content: PageContent) {
  const { address, company, places, words } = content;
  const { place: labels } = words;
  const place = places[address.slice(1)];
  if (!place) throw new Error(`A place-facts section stands on ${address}, which is no location`);
  const miles = distanceMiles(company.address, place);
  const rows = [
    { label: labels.county, fact: fill(labels.countyNamed, { county: place.county }) },
    ...windFacts(place.county, content),
    { label: labels.utility, fact: utilityWords(place.utilities, content) },
    { label: labels.zips, fact: place.zips },
    { label: labels.permits, fact: fill(labels.permitsFrom, { office: place.permitOffice.name }) },
    {
      label: labels.distance,
      fact: miles < AT_OFFICE_MILES ? labels.atOffice : milesInWords(Math.round(miles), content),
    },
    { label: labels.hours, fact: formatHours(company.hours.estimates, words) },
  ];
  return { rows, map: placeMap(place, content), zipNote: labels.zipNote };
}

function milesInWords(miles: number, { language, words: { place } }: PageContent): string {
  return fill(isSingular(miles, language) ? place.oneMile : place.miles, { miles: String(miles) });
}

function windFacts(county: string, { localFacts, words: { place: labels } }: PageContent) {
  const { hurricaneZone, windSpeed } = localFacts.counties[county] ?? {};
  return [
    {
      label: labels.windZone,
      fact: hurricaneZone ? labels.insideWindZone : labels.outsideWindZone,
    },
    {
      label: labels.windSpeed,
      fact: windSpeed
        ? fill(labels.windSpeedOfCounty, { speed: String(windSpeed) })
        : labels.windSpeedByAddress,
    },
  ];
}
