import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { zoneCountiesOf } from "#app/content/region.ts";
import { utilityWords } from "#app/content/zip-code.ts";
import { placeMap } from "./place-map.server.ts";

/**
 * What holds at the place of this address, row by row, and on a map.
 *
 * @throws when the address is that of no place
 */
export function placeFactsFor(content: PageContent) {
  const { address, localFacts, places, words } = content;
  const { place: labels } = words;
  const place = places[address.slice(1)];
  if (!place) throw new Error(`A place-facts section stands on ${address}, which is no location`);
  const { windSpeed } = localFacts.counties[place.county] ?? {};
  const zoneCounties = zoneCountiesOf(localFacts);
  const zone = zoneCounties.includes(place.county) ? labels.insideWindZone : labels.outsideWindZone;
  const rows = [
    { label: labels.county, fact: fill(labels.countyNamed, { county: place.county }) },
    ...(zoneCounties.length > 0 ? [{ label: labels.windZone, fact: zone }] : []),
    ...(windSpeed
      ? [
          {
            label: labels.windSpeed,
            fact: fill(labels.windSpeedOfCounty, { speed: String(windSpeed) }),
          },
        ]
      : []),
    { label: labels.utility, fact: utilityWords(place.utilities, content) },
    { label: labels.zips, fact: place.zips },
  ];
  return { rows, map: placeMap(place, content), zipNote: labels.zipNote };
}
