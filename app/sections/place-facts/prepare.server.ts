import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { zoneCountiesOf } from "#app/content/region.ts";
import { utilityWords } from "#app/content/zip-code.ts";
import { countyId, distanceMiles, placeOnMap } from "#app/content/florida-map.ts";
import { boxAround, countyOutline, landIn } from "#app/content/florida-outlines.server.ts";
import type { Place } from "#app/content/reading/schema.ts";

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

/** What is seen of the map of one town, in its units: about 85 by 60 miles. Names have room at both sides, however spread. */
const WIDTH = 104;
const HEIGHT = 66;
/** At a desk the map is higher than wide (place-map.module.css). */
const HIGHEST = (WIDTH * 8) / 7;
/** So far west of the town are others that get a name. */
const NAMED_WEST = 36;

/** So far apart are names of towns, from top to top. */
const NAME_HEIGHT = 5;
const MOST_NAMES = 7;

/** @returns nothing where there are no outlines of our counties */
export function placeMap(place: Place, content: PageContent) {
  const { localFacts, places, words } = content;
  if (!boxAround(Object.keys(localFacts.counties).map(countyId))) return undefined;
  const labels = words.place.map;
  const here = placeOnMap(place);
  const others = Object.values(places)
    .filter((other) => other !== place)
    .map((other) => ({
      name: other.name,
      county: other.county,
      miles: distanceMiles(place, other),
      ...placeOnMap(other),
    }))
    .filter((other) => isSeen(other, here))
    .toSorted((a, b) => a.miles - b.miles);
  const zoneCounties = zoneCountiesOf(localFacts);
  const isInZone = ({ county }: { county: string }) => zoneCounties.includes(county);
  return {
    label: fill(labels.label, { town: place.name, county: place.county }),
    view: {
      left: here.x - WIDTH / 2,
      top: here.y - HEIGHT / 2,
      width: WIDTH,
      height: HEIGHT,
    },
    land: landIn({
      left: here.x - WIDTH / 2,
      top: here.y - HIGHEST / 2,
      right: here.x + WIDTH / 2,
      bottom: here.y + HIGHEST / 2,
    }).join(""),
    here,
    name: place.name,
    county: countyOutline(countyId(place.county)),
    others: others.map(({ x, y }) => ({ x, y })),
    names: withRoom(others, here),
    zone:
      labels.zone && [place, ...others].some(isInZone)
        ? {
            text: labels.zone,
            counties: zoneCounties.map(countyId).map((id) => ({ id, outline: countyOutline(id) })),
          }
        : undefined,
  };
}

interface Point {
  x: number;
  y: number;
}

const isSeen = (one: Point, here: Point) =>
  Math.abs(one.x - here.x) < NAMED_WEST && Math.abs(one.y - here.y) < HEIGHT / 2 - 3;

/** Names that no other name covers, the nearest first. */
function withRoom<Town extends Point>(towns: Town[], here: Point): Town[] {
  const named: Town[] = [];
  for (const town of towns) {
    const isFree = [here, ...named].every(({ y }) => Math.abs(y - town.y) >= NAME_HEIGHT);
    if (isFree && named.length < MOST_NAMES) named.push(town);
  }
  return named;
}
