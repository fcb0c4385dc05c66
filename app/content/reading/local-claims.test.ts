/** Facts that many places share are claims of every page that shows them. */
import { expect, test } from "vitest";
import { claimsNamedIn } from "#app/content/reading/local-claims.ts";
import { readContent } from "#app/content/reading/read.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { fixedAddresses } from "#app/routes.ts";

const { change, complaint } = contentCopy();
const site = readContent(fixedAddresses(), undefined, "2026-11-22");
const townClaims = (slug: string) => site.languages.en?.locationPages[slug]?.claims ?? [];
const namedBy = (value: unknown) => claimsNamedIn(value).map(({ id }) => id);

test("every town's page makes the claims behind its facts, its own utilities' among them", () => {
  for (const [slug, place] of Object.entries(site.places)) {
    const utilities = place.utilities.map((key) => site.localFacts.utilities[key]?.source);
    expect(townClaims(slug), slug).toEqual(
      expect.arrayContaining(["hurricane-zone-counties", site.zipCodes.source, ...utilities]),
    );
  }
  expect(townClaims("boynton-beach")).not.toContain("fort-pierce-electric-area");
  expect(townClaims("fort-pierce")).toContain("fort-pierce-electric-area");
});

test("the ZIP tool makes the claims of all utilities", () => {
  const { utilities } = site.localFacts;
  expect(site.languages.en?.pages["/tools/my-zip"]?.claims).toEqual(
    expect.arrayContaining(Object.values(utilities).map(({ source }) => source)),
  );
});

test("a claim that has run out is stated no more", () => {
  const later = readContent(fixedAddresses(), undefined, "2027-01-05");
  expect(townClaims("miami")).toContain("county-wind-speeds");
  const { claims = [] } = later.languages.en?.locationPages.miami ?? {};
  expect(claims).not.toContain("county-wind-speeds");
});

test("claims are found wherever facts name them", () => {
  const value = { a: [{ lookUp: "office" }], b: { source: "list", c: { claim: "x", says: "" } } };
  expect(namedBy(value)).toEqual(["office", "list", "x"]);
});

test("a source that is not listed is told, with the nearest name", () => {
  change("local-facts.yaml", "source: electric-utility-areas", "source: electric-utility-area");
  expect(complaint()).toMatch(
    /content\/local-facts\.yaml:\d+\n.*there is no claim "electric-utility-area" in claims\.yaml\. Did you mean electric-utility-areas\?/,
  );
});

test("visitors are led only to claims with an address", () => {
  change("places/stuart.yaml", "lookUp: stuart-office", "lookUp: county-wind-speeds");
  expect(complaint()).toMatch(/content\/places\/stuart\.yaml:\d+\n.*needs an `address`/);
});

test("a utility that nobody described is told", () => {
  change("places/stuart.yaml", "[fpl]", "[fpll]");
  expect(complaint()).toMatch(
    /content\/places\/stuart\.yaml:\d+\n.*there is no utility called fpll .* Did you mean fpl\?/,
  );
});
