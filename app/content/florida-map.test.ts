/** The outlines of the counties against the places we serve. */
import { expect, test } from "vitest";
import { countyId, distanceMiles, FLORIDA_MAP, placeOnMap } from "#app/content/florida-map.ts";
import drawing from "#app/content/florida-outlines.json" with { type: "json" };
import { boxAround, countyOutline, landIn } from "#app/content/florida-outlines.server.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";
import { DRAWING, inDrawing, regionMap } from "#app/content/region-map.server.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";

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
  const ours = Object.keys(siteContent.localFacts.counties).map(countyId);
  const { view } = regionMap(siteContent.localFacts) ?? {};
  const land = view ? landIn(view, { without: ours }) : [];
  const letters = [...land, ...ours.map(countyOutline)].join("").length;
  expect(letters).toBeLessThan(LARGEST_ON_PAGE);
});

test.each([
  ["the sea is in the east", ["Palm Beach", "Martin"], "east"],
  ["the sea is in the west", ["Hillsborough", "Pinellas", "Pasco"], "west"],
  ["there is none", ["Orange", "Seminole", "Lake"], "east"],
])("names stand beside our counties where %s", (_, names, side) => {
  const counties = Object.fromEntries(names.map((name) => [name, {}])) as LocalFacts["counties"];
  const region = regionMap({ counties });
  expect(region?.side).toBe(side);
  const box = boxAround(names.map(countyId));
  for (const [x = 0, y = 0] of [
    [box?.left, box?.top],
    [box?.right, box?.bottom],
  ]) {
    const spot = region && inDrawing(region, { x, y });
    expect(spot?.x).toBeGreaterThan(side === "west" ? 170 : 0);
    expect(spot?.x).toBeLessThan(side === "west" ? DRAWING.width : 280);
    expect(spot?.y).toBeGreaterThan(0);
    expect(spot?.y).toBeLessThan(DRAWING.height);
  }
});

test("outside Florida there is no map", () => {
  const counties = { Harris: {}, Orange: {} } as unknown as LocalFacts["counties"];
  expect(regionMap({ counties })).toBeUndefined();
});

test("the office stands in the town of its address", () => {
  const town = Object.values(places).find(({ name }) => name === company.address.city);
  expect(town && placeOnMap(town)).toEqual(placeOnMap(company.address));
});

test("a degree of latitude is about 69 miles", () => {
  const miles = distanceMiles({ latitude: 26, longitude: -80 }, { latitude: 27, longitude: -80 });
  expect(miles).toBeCloseTo(69.1, 1);
});
