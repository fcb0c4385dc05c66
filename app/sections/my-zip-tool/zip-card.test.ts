/** The card of a ZIP code, with what the content knows. */
import { expect, test, vi } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { localKnowledge } from "./prepare.server.ts";
import { zipCard } from "./zip-card.ts";

function knowledgeOn(day: string) {
  const site = readContent(fixedAddresses(), undefined, day);
  const { zipCodes } = site;
  // Codes of a county that are nearest to none of our places, and one of a county without any.
  const counties = { ...zipCodes.counties, "Palm Beach": ["334"], Hendry: ["33440"] };
  const { en } = site.languages;
  const content = {
    ...site,
    ...en,
    zipCodes: { ...zipCodes, counties },
    language: "en",
  } as unknown as PageContent;
  vi.useFakeTimers({ now: Date.parse(`${day}T17:00:00Z`), toFake: ["Date"] });
  const knowledge = localKnowledge(content);
  vi.useRealTimers();
  return knowledge;
}

const known = knowledgeOn("2026-11-22");
const card = (zip: string, knowledge = known) => zipCard(zip, knowledge);

test.each([
  [
    "33444",
    {
      county: { id: "palm-beach", isInWindZone: false, windSpeed: undefined },
      place: { slug: "delray-beach", permitOffice: { name: "Palm Beach County" } },
      utilityKeys: ["fpl"],
      utilities: [{ outages: "1-800-555-0100" }],
    },
  ],
  ["33460", { utilityKeys: ["lake-worth-beach", "fpl"] }],
  ["33065", { county: { id: "broward", isInWindZone: true, windSpeed: 170 } }],
  ["33067", { county: { weatherOffice: { to: "https://www.weather.gov/mfl" } } }],
  // No place of ours is nearest.
  ["33430", { place: undefined, county: { permitOffice: { name: "Palm Beach County" } } }],
  ["33440", { kind: "elsewhere", county: "Hendry" }],
  ["32801", { kind: "far" }],
])("%s: %o", (zip, expected) => {
  expect(card(zip)).toMatchObject(expected);
});

test("with the edition of the code, the speeds give way to the map, and the zone stays", () => {
  expect(card("33065", knowledgeOn("2026-12-30"))).toMatchObject({ county: { windSpeed: 170 } });
  expect(card("33065", knowledgeOn("2026-12-31"))).toMatchObject({
    county: { windSpeed: undefined, isInWindZone: true },
  });
});

test("once its number has to be read again, nobody is sent to it", () => {
  expect(card("33444", knowledgeOn("2027-06-01"))).toMatchObject({
    utilities: [{ outages: undefined }],
  });
});
