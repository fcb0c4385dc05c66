import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent as site } from "#app/content/reading/testing/site-content.ts";
import { countyMapFor } from "./prepare.server.ts";

const MANY = 1000;

const [slug = "", place] = Object.entries(site.places)[0] ?? [];
const places = Object.fromEntries(
  Array.from({ length: MANY }, (_, index) => [`${slug}-${index}`, place]),
);

const mapOn = (address: string) =>
  countyMapFor({
    ...site,
    ...site.languages.en,
    language: "en",
    address,
    places,
  } as unknown as PageContent);

test("a page that is about something else shows some places, and the way to all", () => {
  const { counties, dots } = mapOn("/");
  const shown = counties.flatMap((county) => county.places);
  expect(shown.length).toBeLessThan(30);
  expect(shown.at(-1)).toEqual({
    name: `All ${MANY} places`,
    to: `/locations#${counties[0]?.id}`,
  });
  // A thousand dots on one spot are one.
  expect(dots.match(/M/g)).toHaveLength(1);
});

test("the list of all places is whole", () => {
  const { counties } = mapOn("/locations");
  expect(counties.flatMap((county) => county.places)).toHaveLength(MANY);
});
