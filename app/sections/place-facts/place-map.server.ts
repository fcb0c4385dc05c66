/** One town on the map: its coast, its county, what is around it. */
import { countyId, distanceMiles, placeOnMap } from "#app/content/florida-map.ts";
import { fill } from "#app/content/fill.ts";
import { coastOutlines, countyOutline } from "#app/content/florida-outlines.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Place } from "#app/content/reading/schema.ts";

/** What is seen of the map, in its units: about 85 by 60 miles. Names have room at both sides, however spread. */
const WIDTH = 104;
const HEIGHT = 66;
/** So far west of the town are others that get a name. */
const NAMED_WEST = 36;

/** So far apart are names of towns, from top to top. */
const NAME_HEIGHT = 5;
const MOST_NAMES = 7;

export function placeMap(place: Place, content: PageContent) {
  const { company, localFacts, places, words } = content;
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
  const [utility = ""] = place.utilities;
  const inZone = Object.keys(localFacts.counties).filter(
    (county) => localFacts.counties[county]?.hurricaneZone,
  );
  const isInZone = ({ county }: { county: string }) => inZone.includes(county);
  return {
    label: fill(labels.label, { town: place.name, county: place.county }),
    view: [here.x - WIDTH / 2, here.y - HEIGHT / 2, WIDTH, HEIGHT].join(" "),
    coast: coastOutlines,
    here,
    name: place.name,
    county: countyOutline(countyId(place.county)),
    others: others.map(({ x, y }) => ({ x, y })),
    names: withRoom(others, here),
    office: officeOn(placeOnMap(company.address), here),
    officeLabel: words.map.office,
    ocean: labels.ocean,
    zone:
      labels.zone && [place, ...others].some(isInZone)
        ? {
            text: labels.zone,
            counties: inZone.map(countyId).map((id) => ({ id, outline: countyOutline(id) })),
          }
        : undefined,
    power: fill(labels.power, { utility: localFacts.utilities[utility]?.name ?? "" }),
    hasOwnPower: utility !== "fpl",
  };
}

interface Point {
  x: number;
  y: number;
}

const isSeen = (one: Point, here: Point) =>
  Math.abs(one.x - here.x) < NAMED_WEST && Math.abs(one.y - here.y) < HEIGHT / 2 - 3;

/** The office gets a mark of its own where that does not lie on the town's. */
const officeOn = (office: Point, here: Point) =>
  isSeen(office, here) && Math.abs(office.y - here.y) > 2 ? office : undefined;

/** Names that no other name covers, the nearest first. */
function withRoom<Town extends Point>(towns: Town[], here: Point): Town[] {
  const named: Town[] = [];
  for (const town of towns) {
    const isFree = [here, ...named].every(({ y }) => Math.abs(y - town.y) >= NAME_HEIGHT);
    if (isFree && named.length < MOST_NAMES) named.push(town);
  }
  return named;
}
