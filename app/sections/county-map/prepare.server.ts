/** The counties we serve, from north to south, with what the map shows of each. */
import { countyId, distanceMiles, placeOnMap } from "#app/content/florida-map.ts";
import { fill } from "#app/content/fill.ts";
import { countyOutline, landIn } from "#app/content/florida-outlines.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Place } from "#app/content/reading/schema.ts";
import { DRAWING, inDrawing, type RegionMap, regionMap } from "#app/content/region-map.server.ts";

/** Between the names beside the map, in units of the drawing; on phones about 44 pixels. */
const LABEL_DISTANCE = 66;

/** The lists of places by county, and the map, where there are outlines of these counties. */
export function countyMapFor(content: PageContent) {
  const { address, localFacts, places, words } = content;
  const byCounty = [...Map.groupBy(Object.entries(places), ([, place]) => place.county)].sort(
    ([, a], [, b]) => latitudeOf(b) - latitudeOf(a),
  );
  const counties = byCounty.map(([county, entries]) => ({
    id: countyId(county),
    shortName: county,
    name: fill(words.place.countyNamed, { county }),
    /** This county's list, on the page that shows the map. */
    to: `${address}#${countyId(county)}`,
    places: entries.map(([slug, { name }]) => ({ label: name, to: `/${slug}` })),
  }));
  const region = regionMap(localFacts);
  return { counties, map: region && mapOf(region, counties, content) };
}

const latitudeOf = (entries: [string, Place][]) => mean(entries.map(([, place]) => place.latitude));

function mapOf(
  region: RegionMap,
  counties: { id: string; shortName: string; to: string }[],
  content: PageContent,
) {
  const { company, places, words } = content;
  const { view, times, side } = region;
  const { address: office } = company;
  const miles = (place: Place) => distanceMiles(office, place);
  const [nearest] = Object.values(places).toSorted((a, b) => miles(a) - miles(b));
  const spotOf = (point: Pick<Place, "latitude" | "longitude">) =>
    inDrawing(region, placeOnMap(point));
  const linked = counties.map(({ id, shortName, to }) => {
    const spots = Object.values(places)
      .filter(({ county }) => county === shortName)
      .map(spotOf);
    const xs = spots.map(({ x }) => x);
    return {
      id,
      shortName,
      to,
      outline: countyOutline(id),
      hasOffice: shortName === nearest?.county,
      /** Where the line to the name begins: beside the places, in their middle. */
      lineStart: {
        x: side === "east" ? Math.max(...xs) + 8 : Math.min(...xs) - 8,
        y: Math.round(mean(spots.map(({ y }) => y))),
      },
    };
  });
  const middle = mean(linked.map(({ lineStart }) => lineStart.y));
  return {
    label: words.map.label,
    ...DRAWING,
    side,
    closeUp: `scale(${times}) translate(${-view.left} ${-view.top})`,
    land: landIn(view, { without: counties.map(({ id }) => id) }).join(""),
    officeLabel: words.map.office,
    office: spotOf(office),
    dots: dotsAt(Object.values(places).map(spotOf)),
    counties: linked.map((county, index) => ({
      ...county,
      labelY: Math.round(middle + (index - (linked.length - 1) / 2) * LABEL_DISTANCE),
    })),
  };
}

/** A path of lines without length, one at each point: round ends make dots of them. */
const dotsAt = (points: { x: number; y: number }[]) =>
  [...new Set(points.map(({ x, y }) => `M${x} ${y}h0`))].join("");

const mean = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
