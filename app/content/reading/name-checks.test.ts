import { expect, test } from "vitest";
import { checkKnownNames } from "#app/content/reading/name-checks.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";

const county = {} as LocalFacts["counties"][string];
const utility = { name: "Tampa Electric (TECO)" } as LocalFacts["utilities"][string];

/** A company at Tampa, which has taken over these words. */
function told(text: string, { file = "content/en/pages/solar.yaml" } = {}) {
  const localFacts = {
    counties: { Hillsborough: county, Lake: county },
    utilities: { teco: utility },
    alsoNamed: [{ says: "South Florida Building Code", because: "its name" }],
  } as unknown as LocalFacts;
  const found: string[] = [];
  checkKnownNames(
    [{ name: file, value: { sections: [{ text }] }, problems: [], problemAt: () => never() }],
    { localFacts, regions: ["Tampa Bay"], towns: ["Tampa", "West Palm Beach"] },
    (name, at, message) => found.push(`${name} ${at.join(".")}: ${message}`),
  );
  return found;
}

const never = () => {
  throw new Error("not asked for");
};

test("what the company has may be named", () => {
  expect(told("In Tampa, Hillsborough and Lake County, TECO or Tampa Electric.")).toEqual([]);
  expect(told("Solar in Tampa Bay, and in West Palm Beach.")).toEqual([]);
});

test.each([
  ["Solar in South Florida", "South Florida", "{region}"],
  ["a home in **Miami-Dade**", "Miami-Dade", "{counties}"],
  ["casas del sur de la Florida", "sur de la Florida", "{region}"],
  ["the Martin County line", "Martin County", "{counties}"],
  ["pays FPL each month", "FPL", "{powerCompany}"],
  ["outside [Boynton Beach](/x)", "Boynton Beach", "{city}"],
])("“%s” is told, with what to say instead", (text, name, instead) => {
  const [first = "", ...others] = told(text);
  expect(others).toEqual([]);
  expect(first).toContain(`content/en/pages/solar.yaml sections.0.text: names ${name}, `);
  expect(first).toContain(instead);
});

test("people and words are no counties, and what is listed with a reason may stand", () => {
  expect(told("Martin Luther King Jr. Day on Lake Street")).toEqual([]);
  expect(told("The South Florida Building Code of 1994")).toEqual([]);
});

test("sources and facts of places may name anybody", () => {
  expect(told("Broward County", { file: "content/es/local-facts.yaml" })).toEqual([]);
});
