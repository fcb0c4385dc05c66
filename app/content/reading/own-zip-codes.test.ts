/** The rules of this company's zip-codes.yaml against a list of ZIP codes with their counties. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ownContent } from "#app/content/reading/testing/own-content.ts";
import { readZip } from "#app/content/zip-code.ts";
import { projectFolder } from "#server/settings.ts";

const { zipCodes, places } = ownContent;
const answer = (zip: string) => readZip(zip, zipCodes);

const list = readFileSync(path.join(projectFolder, "tests/fixtures/florida-zips.csv"), "utf8")
  .split("\n")
  .filter((line) => /^\d{5},/.test(line))
  .map((line) => line.split(",") as [zip: string, county: string, city: string]);

/** First digits of the five counties in which we work, and of some around them. */
const NEAR_US = /^(33[0-4]|349)/;

/** The list is of the region of this company, so that of another one has no use for it. */
describe.runIf("Palm Beach" in ownContent.localFacts.counties)("the list", () => {
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
});
