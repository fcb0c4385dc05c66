/** The rules of content/zip-codes.yaml against a list of ZIP codes with their counties. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { readZip, utilitiesAt } from "#app/content/zip-code.ts";
import { projectFolder } from "#server/settings.ts";

const { zipCodes, places } = siteContent;
const answer = (zip: string) => readZip(zip, zipCodes);

const list = readFileSync(path.join(projectFolder, "tests/fixtures/florida-zips.csv"), "utf8")
  .split("\n")
  .filter((line) => /^\d{5},/.test(line))
  .map((line) => line.split(",") as [zip: string, county: string, city: string]);

/** First digits of the five counties in which we work, and of some around them. */
const NEAR_US = /^(33[0-4]|349)/;

test("the county agrees with the list for every code near us; others are far", () => {
  const ours = list.filter(([zip]) => NEAR_US.test(zip));
  expect(ours.length).toBeGreaterThan(300);
  for (const [zip, county] of ours) expect(answer(zip), zip).toMatchObject({ county });
  for (const [zip] of list.filter(([code]) => !NEAR_US.test(code))) {
    expect(answer(zip), zip).toEqual({ kind: "far" });
  }
});

test("the nearest place of a served county lies in that county", () => {
  const served = new Set(Object.values(places).map(({ county }) => county));
  for (const [zip, county] of list.filter(([, name]) => served.has(name))) {
    const { nearest } = answer(zip) as { nearest?: string };
    if (nearest) expect(places[nearest]?.county, `${zip}: ${nearest}`).toBe(county);
  }
});

test("a code whose post office is named like a place of ours leads there", () => {
  // Post offices of these names also serve towns of ours with other names.
  const shared = new Set([
    "Fort Lauderdale",
    "Hollywood",
    "Miami",
    "Pompano Beach",
    "West Palm Beach",
  ]);
  const slugs = new Map(Object.entries(places).map(([slug, { name }]) => [name, slug]));
  for (const [zip, , city] of list) {
    if (!slugs.has(city) || shared.has(city)) continue;
    expect(answer(zip), zip).toMatchObject({ nearest: slugs.get(city) });
  }
});

test("codes that lists lack are known by their first digits", () => {
  expect(answer("33472")).toEqual({
    kind: "county",
    county: "Palm Beach",
    nearest: "boynton-beach",
  });
  expect(answer("33479")).toEqual({ kind: "county", county: "Palm Beach", nearest: undefined });
});

test.each([
  ["33435", ["fpl"]],
  ["33460", ["lake-worth-beach", "fpl"]],
  ["34950", ["fort-pierce", "fpl"]],
])("in %s electricity is probably from %j", (zip, utilities) => {
  expect(utilitiesAt(zip, zipCodes)).toEqual(utilities);
});

test("what is no ZIP code of Florida is told apart", () => {
  expect(answer("10001")).toEqual({ kind: "notFlorida" });
});
