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

test.each([
  [
    "33435",
    {
      county: { id: "palm-beach", isInWindZone: false, windSpeed: undefined },
      place: { slug: "boynton-beach", permitOffice: { name: "City of Boynton Beach" } },
      utilityKeys: ["fpl"],
      utilities: [{ outages: "1-800-468-8243" }],
    },
  ],
  ["33460", { utilityKeys: ["lake-worth-beach", "fpl"] }],
  ["33441", { county: { id: "broward", isInWindZone: true, windSpeed: 170 } }],
  ["34994", { county: { id: "martin", weatherOffice: { to: "https://www.weather.gov/mlb" } } }],
  // No place of ours is nearest.
  ["33430", { place: undefined, county: { permitOffice: { name: "Palm Beach County" } } }],
  ["33440", { kind: "elsewhere", county: "Hendry" }],
  ["32801", { kind: "far" }],
  ["00501", { kind: "notFlorida" }],
])("%s: %o", (zip, expected) => {
  expect(card(zip)).toMatchObject(expected);
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
