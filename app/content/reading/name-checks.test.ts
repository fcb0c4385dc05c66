import { expect, test } from "vitest";
import { checkNames } from "#app/content/reading/name-checks.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";

/** What is told of a sentence of a company at Coral Springs. */
function told(text: string, file = "content/en/pages/solar.yaml") {
  const found: string[] = [];
  const problemAt = () => ({ file, line: 1, path: [], message: "" });
  const facts = {
    counties: { Broward: {}, Lee: {} },
    utilities: { fpl: { name: "Florida Power & Light (FPL)" } },
    alsoNamed: [{ names: ["Miami-Dade NOA"], why: "It counts in the whole state" }],
  } as unknown as LocalFacts;
  checkNames(
    [{ name: file, value: { sections: [{ text }] }, problems: [], problemAt }],
    facts,
    ["Coral Springs", "West Palm Beach"],
    (name, at, message) => found.push(`${name} ${at.join(".")}: ${message}`),
  );
  return found;
}

test.each([
  ["Florida", "what is so in your own state"],
  ["South Florida", "{region}"],
  ["Palm Beach", "{counties}"],
  ["St. Lucie", "{counties}"],
  ["Martin County", "{counties}"],
  ["condado de Orange", "{counties}"],
  ["Tampa", "{city}"],
  ["City of Plantation", "{city}"],
  ["Duke Energy", "{powerCompany}"],
])("of %s it is told to say %s", (name, instead) => {
  const [first, ...others] = told(`For **${name}**, as in [${name}](/x).`);
  expect(first).toContain(`content/en/pages/solar.yaml sections.0.text: names ${name}, which`);
  expect(first).toContain(`say ${instead}`);
  expect(others).toEqual([]);
});

test.each([
  "In Broward, Lee County, Coral Springs and West Palm Beach",
  "From FPL, which is Florida Power & Light",
  "Closed on Martin Luther King Day, with lake views and plantation shutters",
  "With a Miami-Dade NOA",
])("%s may stand", (text) => {
  expect(told(text)).toEqual([]);
});

test.each(["en/interface", "es/messages", "storm/ht", "storm", "consents", "en/locations/tampa"])(
  "the words of %s are read",
  (file) => expect(told("Tampa", `content/${file}.yaml`)).toHaveLength(1),
);

test.each(["claims", "es/claims", "reviews", "jobs", "es/local-facts"])(
  "in %s, sources, customers and offices may name anybody",
  (file) => expect(told("Tampa", `content/${file}.yaml`)).toEqual([]),
);
