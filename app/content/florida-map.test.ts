/** The outlines of the counties against the places we serve. */
import { expect, test } from "vitest";
import { countyId, distanceMiles, FLORIDA_MAP, placeOnMap } from "#app/content/florida-map.ts";
import drawing from "#app/content/florida-outlines.json" with { type: "json" };
import { coastOutlines, countyOutline } from "#app/content/florida-outlines.server.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";

/** Coordinates of places and outlines are each true to about a kilometer, here in units. */
const TOLERANCE = 3;
/** Every page with a map holds them twice: as a drawing, and for the scripts. */
const LARGEST_ON_PAGE = 4100;

const pointsOf = (outline: string) =>
  [...outline.matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const { company, places } = siteContent;

test("Florida's 67 counties are drawn, in their frame", () => {
  const outlines = Object.values(drawing.counties);
  expect(outlines).toHaveLength(67);
  for (const { x, y } of outlines.flatMap(pointsOf)) {
    expect(x).toBeLessThanOrEqual(FLORIDA_MAP.width);
    expect(y).toBeLessThanOrEqual(FLORIDA_MAP.height);
  }
});

test("what a page shows of them is small", () => {
  const ours = new Set(Object.values(places).map(({ county }) => countyId(county)));
  const shown = [coastOutlines.land, coastOutlines.borders];
  const letters = [...shown, ...[...ours].map(countyOutline)].join("").length;
  expect(letters).toBeLessThan(LARGEST_ON_PAGE);
});

test("every place we serve lies in its county", () => {
  for (const place of Object.values(places)) {
    const outline = pointsOf(countyOutline(countyId(place.county)));
    const { x, y } = placeOnMap(place);
    const xs = outline.map((point) => point.x);
    const ys = outline.map((point) => point.y);
    expect(x, place.name).toBeGreaterThan(Math.min(...xs) - TOLERANCE);
    expect(x, place.name).toBeLessThan(Math.max(...xs) + TOLERANCE);
    expect(y, place.name).toBeGreaterThan(Math.min(...ys) - TOLERANCE);
    expect(y, place.name).toBeLessThan(Math.max(...ys) + TOLERANCE);
  }
});

test("the office stands in the town of its address", () => {
  const town = Object.values(places).find(({ name }) => name === company.address.city);
  expect(town && placeOnMap(town)).toEqual(placeOnMap(company.address));
});

test("a degree of latitude is about 69 miles", () => {
  const miles = distanceMiles({ latitude: 26, longitude: -80 }, { latitude: 27, longitude: -80 });
  expect(miles).toBeCloseTo(69.1, 1);
});
