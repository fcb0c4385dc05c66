/** The outlines of the counties against the places we serve. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { countyId, FLORIDA_MAP, placeOnMap } from "#app/content/florida-map.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { projectFolder } from "#server/settings.ts";

/** Coordinates of places and outlines are each true to about a kilometer, here in units. */
const TOLERANCE = 3;
const LARGEST_FILE_BYTES = 40_000;

const drawing = readFileSync(path.join(projectFolder, "app/ui/florida-counties.svg"), "utf8");
const outlines = new Map(
  [...drawing.matchAll(/<path id="([^"]+)" [^>]*d="([^"]+)"/g)].map(([, id = "", d = ""]) => [
    id,
    [...d.matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  ]),
);
const { company, places } = readContent(fixedAddresses());

test("the drawing holds Florida's 67 counties, in its frame, and is small", () => {
  expect(outlines.size).toBe(67);
  expect(drawing.length).toBeLessThan(LARGEST_FILE_BYTES);
  for (const { x, y } of [...outlines.values()].flat()) {
    expect(x).toBeLessThanOrEqual(FLORIDA_MAP.width);
    expect(y).toBeLessThanOrEqual(FLORIDA_MAP.height);
  }
});

test("every place we serve lies in its county", () => {
  for (const place of Object.values(places)) {
    const outline = outlines.get(countyId(place.county)) ?? [];
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
