/** The counties we serve, from north to south, with what the map shows of each. */
import { countyId, distanceMiles, onCoast, placeOnMap } from "#app/content/florida-map.ts";
import { fill } from "#app/content/fill.ts";
import { coastOutlines, countyOutline } from "#app/content/florida-outlines.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { inWordsIn } from "#app/tools/in-words.ts";
import type { Place } from "#app/content/reading/schema.ts";

/** Between the names beside the map, in units of the drawing; on phones about 44 pixels. */
const LABEL_DISTANCE = 66;

export function countyMapFor({ address, company, language, places, words }: PageContent) {
  const office = company.address;
  const miles = (place: Place) => distanceMiles(office, place);
  const [nearest] = Object.values(places).toSorted((a, b) => miles(a) - miles(b));
  const counties = [...Map.groupBy(Object.entries(places), ([, place]) => place.county)]
    .map(([county, entries]) => {
      const spots = entries.map(([, place]) => spotOf(place));
      return {
        id: countyId(county),
        outline: countyOutline(countyId(county)),
        shortName: county,
        name: fill(words.place.countyNamed, { county }),
        /** This county's list, on the page that shows the map. */
        to: `${address}#${countyId(county)}`,
        hasOffice: county === nearest?.county,
        places: entries.map(([slug, { name }]) => ({ name, to: `/${slug}` })),
        /** Where the line to the name begins: at the coast, in the middle of the places. */
        lineStart: {
          x: Math.max(...spots.map(({ x }) => x)) + 8,
          y: mean(spots.map(({ y }) => y)),
        },
      };
    })
    .sort((a, b) => a.lineStart.y - b.lineStart.y);
  const middle = mean(counties.map(({ lineStart }) => lineStart.y));
  const names = inWordsIn(language).list(counties.map(({ shortName }) => shortName));
  return {
    label: fill(words.map.label, { counties: names }),
    coast: coastOutlines,
    officeLabel: words.map.office,
    office: spotOf(office),
    dots: dotsAt(Object.values(places).map(spotOf)),
    counties: counties.map((county, index) => ({
      ...county,
      labelY: Math.round(middle + (index - (counties.length - 1) / 2) * LABEL_DISTANCE),
    })),
  };
}

const spotOf = (point: Pick<Place, "latitude" | "longitude">) => onCoast(placeOnMap(point));

/** A path of lines without length, one at each point: round ends make dots of them. */
const dotsAt = (points: { x: number; y: number }[]) =>
  [...new Set(points.map(({ x, y }) => `M${x} ${y}h0`))].join("");

const mean = (numbers: number[]) =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
