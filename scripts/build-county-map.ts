/**
 * Draws the outlines of Florida's counties: `npm run county-map`. They come from the
 * US Census, which puts them in the public domain, by way of the package us-atlas. Run it only to
 * change the map's size or projection (app/content/florida-map.ts).
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { geoMercator, geoPath } from "d3-geo";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { COAST_LAND, countyId, FLORIDA_MAP } from "#app/content/florida-map.ts";
import { projectFolder } from "#server/settings.ts";

/** Counties are numbered by state; Florida is 12. */
const FLORIDA = "12";
const DECIMALS = 1;

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

export async function drawOutlines() {
  const source = new URL(import.meta.resolve("us-atlas/counties-10m.json"));
  const atlas: Atlas = JSON.parse(await readFile(source, "utf8"));
  const { counties } = atlas.objects;
  const ours = counties.geometries.filter(({ id }) => String(id).startsWith(FLORIDA));
  const florida: GeometryCollection<{ name: string }> = { ...counties, geometries: ours };

  const { left, top, right, bottom } = COAST_LAND;
  const draw = geoPath(projection()).digits(DECIMALS);
  const drawSmall = geoPath(projection()).digits(0);
  const drawCoast = geoPath(
    projection().clipExtent([
      [left, top],
      [right, bottom],
    ]),
  ).digits(DECIMALS);

  const land = merge(atlas, ours as Parameters<typeof merge>[1]);
  return {
    source:
      "US Census Bureau, cartographic boundaries of 2017, 1:10,000,000 (public domain), from us-atlas 3.0.1",
    state: drawSmall(land),
    coast: {
      land: drawCoast(land),
      borders: drawCoast(mesh(atlas, florida, (one, other) => one !== other)),
    },
    counties: Object.fromEntries(
      feature(atlas, florida)
        .features.map((county) => [countyId(county.properties.name), draw(county)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
  };
}

function projection() {
  const { scale, left, top } = FLORIDA_MAP;
  return geoMercator().scale(scale).translate([left, top]);
}

if (import.meta.main) {
  const file = path.join(projectFolder, "app/content/florida-outlines.json");
  await writeFile(file, `${JSON.stringify(await drawOutlines(), null, 2)}\n`);
}
