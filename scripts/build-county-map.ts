/**
 * Draws the outlines of Florida's counties: `npm run county-map`. They come from the
 * US Census, which puts them in the public domain, by way of the package us-atlas. Run it only to
 * change the map's size or projection (app/content/florida-map.ts).
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { countyId, FLORIDA_MAP } from "#app/content/florida-map.ts";
import { projectFolder } from "#server/settings.ts";

/** Counties are numbered by state; Florida is 12. */
const FLORIDA = "12";
const DECIMALS = 1;

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

export async function drawCounties(): Promise<string> {
  const source = new URL(import.meta.resolve("us-atlas/counties-10m.json"));
  const atlas: Atlas = JSON.parse(await readFile(source, "utf8"));
  const { scale, left, top, width, height } = FLORIDA_MAP;
  const draw = geoPath(geoMercator().scale(scale).translate([left, top])).digits(DECIMALS);
  const counties = feature(atlas, atlas.objects.counties)
    .features.filter(({ id }) => String(id).startsWith(FLORIDA))
    .map((county) => ({ ...county.properties, number: county.id, outline: draw(county) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const paths = counties.map(
    ({ name, number, outline }) =>
      `<path id="${countyId(name)}" data-name="${name}" data-fips="${number}" d="${outline}"/>`,
  );
  return `<!-- Florida's counties. Made by scripts/build-county-map.ts; do not edit.
  Source: US Census Bureau, cartographic boundaries of 2017, 1:10,000,000 (public domain),
  from us-atlas 3.0.1. Mercator, see app/content/florida-map.ts. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<g id="florida">
${paths.join("\n")}
</g>
</svg>
`;
}

if (import.meta.main) {
  const file = path.join(projectFolder, "app/ui/florida-counties.svg");
  await writeFile(file, await drawCounties());
}
