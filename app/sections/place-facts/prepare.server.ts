import { distanceMiles } from "#app/content/florida-map.ts";
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { formatHours } from "#app/content/hours.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { regionOf } from "#app/content/region.ts";
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
  const { address, company, language, localFacts, places, words, zipCodes } = content;
  const { place: labels } = words;
  const place = places[address.slice(1)];
  if (!place) throw new Error(`A place-facts section stands on ${address}, which is no location`);
  const { windSpeed } = localFacts.counties[place.county] ?? {};
  const { zoneCounties } = regionOf(localFacts, zipCodes);
  const zone = zoneCounties.includes(place.county) ? labels.insideWindZone : labels.outsideWindZone;
  const distance = distanceMiles(company.address, place);
  const isHere = distance < AT_OFFICE_MILES;
  const miles = Math.round(distance);
  const far = isSingular(miles, language) ? labels.oneMile : labels.miles;
  const rows = [
    { label: labels.county, fact: fill(labels.countyNamed, { county: place.county }) },
    ...(zoneCounties.length > 0 ? [{ label: labels.windZone, fact: zone }] : []),
    {
      label: labels.windSpeed,
      fact: windSpeed
        ? fill(labels.windSpeedOfCounty, { speed: String(windSpeed) })
        : labels.windSpeedByAddress,
    },
    { label: labels.utility, fact: utilityWords(place.utilities, content) },
    { label: labels.zips, fact: place.zips },
    { label: labels.permits, fact: fill(labels.permitsFrom, { office: place.permitOffice.name }) },
    {
      label: labels.distance,
      fact: isHere ? labels.atOffice : fill(far, { miles: String(miles) }),
    },
    { label: labels.hours, fact: formatHours(company.hours.estimates, words) },
  ];
  return { rows, map: placeMap(place, content), zipNote: labels.zipNote };
}
