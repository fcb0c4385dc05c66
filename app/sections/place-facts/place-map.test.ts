/** The map of one town: only what is true of it, and no name over another. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent as site } from "#app/content/reading/testing/site-content.ts";
import { placeMap } from "./place-map.server.ts";

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
  const hatched = mapOf("miami").zone?.counties.map(({ id }) => id);
  expect(hatched).toEqual(["broward", "miami-dade"]);
  expect(mapOf("boca-raton").zone).toBeDefined();
  expect(mapOf("fort-pierce").zone).toBeUndefined();
});

test("once nobody knows the zone, no hatching says that anybody does", () => {
  const { words } = content;
  const map = { ...words.place.map, zone: undefined };
  const later = { ...content, words: { ...words, place: { ...words.place, map } } } as PageContent;
  expect(mapOf("miami", later).zone).toBeUndefined();
});

test("a city with a utility of its own is told by its color and in words", () => {
  expect(mapOf("homestead")).toMatchObject({
    hasOwnPower: true,
    power: expect.stringContaining("city"),
  });
  expect(mapOf("miami")).toMatchObject({
    hasOwnPower: false,
    power: expect.stringContaining("FPL"),
  });
});

test("the office is marked where it is near, but not in its own town", () => {
  expect(mapOf("delray-beach").office).toBeDefined();
  expect(mapOf("boynton-beach").office).toBeUndefined();
  expect(mapOf("homestead").office).toBeUndefined();
});
