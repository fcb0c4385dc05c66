/** The map of one town: only what is true of it, and no name over another. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent as site } from "#app/content/reading/testing/site-content.ts";
import { placeMap } from "./prepare.server.ts";

const content = { ...site, ...site.languages.en, language: "en" } as unknown as PageContent;
const towns = Object.entries(site.places);
const mapOf = (slug: string, by = content) => {
  const place = site.places[slug];
  if (!place) throw new Error(`There is no ${slug}`);
  const map = placeMap(place, by);
  if (!map) throw new Error("There is no map");
  return map;
};

test("names stand apart, and each is of another town", () => {
  for (const [slug, { name }] of towns) {
    const { here, names } = mapOf(slug);
    const heights = [here, ...names].map(({ y }) => y).toSorted((a, b) => a - b);
    for (const [index, height] of heights.slice(1).entries()) {
      expect(height - (heights[index] ?? 0), slug).toBeGreaterThanOrEqual(5);
    }
    expect(names.map((one) => one.name)).not.toContain(name);
  }
});

test("the zone is hatched where it can be seen, and nowhere else", () => {
  const hatched = mapOf("coral-springs").zone?.counties.map(({ id }) => id);
  expect(hatched).toEqual(["broward"]);
  expect(mapOf("delray-beach").zone).toBeDefined();
  const north = { ...site.places["delray-beach"], latitude: 27.45, longitude: -80.33 };
  expect(placeMap(north as (typeof site.places)[string], content)?.zone).toBeUndefined();
});

test("once nobody knows the zone, no hatching says that anybody does", () => {
  const { words } = content;
  const map = { ...words.place.map, zone: undefined };
  const later = { ...content, words: { ...words, place: { ...words.place, map } } } as PageContent;
  expect(mapOf("coral-springs", later).zone).toBeUndefined();
});
