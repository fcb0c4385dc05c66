/** The card of a ZIP code, with what the content knows. */
import { expect, test, vi } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { localKnowledge } from "./prepare.server.ts";
import { zipCard } from "./zip-card.ts";

function knowledgeOn(day: string) {
  const site = readContent(fixedAddresses(), undefined, day);
  const { en } = site.languages;
  const content = { ...site, ...en, language: "en" } as unknown as PageContent;
  vi.useFakeTimers({ now: Date.parse(`${day}T17:00:00Z`), toFake: ["Date"] });
  const knowledge = localKnowledge(content);
  vi.useRealTimers();
  return knowledge;
}

const known = knowledgeOn("2026-11-22");
const card = (zip: string, knowledge = known) => zipCard(zip, knowledge);

test("33435 is Boynton Beach: Palm Beach County, outside the zone, FPL, wind by address", () => {
  expect(card("33435")).toMatchObject({
    kind: "served",
    county: { id: "palm-beach", isInWindZone: false, windSpeed: undefined },
    place: { slug: "boynton-beach", permitOffice: { name: "City of Boynton Beach" } },
    utilityKeys: ["fpl"],
    utilities: [{ outages: "1-800-468-8243" }],
  });
});

test("33460 has the city’s own utility or FPL", () => {
  expect(card("33460")).toMatchObject({ utilityKeys: ["lake-worth-beach", "fpl"] });
});

test("33441 is in Broward: inside the zone, 170 miles an hour", () => {
  expect(card("33441")).toMatchObject({
    county: { id: "broward", isInWindZone: true, windSpeed: 170 },
    place: { slug: "deerfield-beach" },
  });
});

test.each(["34994", "33455"])("%s is in Martin County, under the office in Melbourne", (zip) => {
  expect(card(zip)).toMatchObject({
    county: {
      id: "martin",
      isInWindZone: false,
      weatherOffice: { to: "https://www.weather.gov/mlb" },
    },
  });
});

test("where no place of ours is nearest, the county’s office is there all the same", () => {
  expect(card("33430")).toMatchObject({
    place: undefined,
    county: { permitOffice: { name: "Palm Beach County" } },
  });
});

test("33440 is in Hendry County, where we do not work", () => {
  expect(card("33440")).toEqual({ kind: "elsewhere", county: "Hendry" });
});

test("other parts of Florida are far, and other states are no part of it", () => {
  expect(card("32801")).toEqual({ kind: "far" });
  expect(card("99999")).toEqual({ kind: "notFlorida" });
  expect(card("00501")).toEqual({ kind: "notFlorida" });
});

test("with the edition of the code, the speeds give way to the map", () => {
  expect(card("33441", knowledgeOn("2026-12-30"))).toMatchObject({ county: { windSpeed: 170 } });
  expect(card("33441", knowledgeOn("2026-12-31"))).toMatchObject({
    county: { windSpeed: undefined },
  });
});

test("once its number has to be read again, nobody is sent to it", () => {
  expect(card("33435", knowledgeOn("2027-06-01"))).toMatchObject({
    utilities: [{ outages: undefined }],
  });
});
