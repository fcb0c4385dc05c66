import { expect, test } from "vitest";
import { checkNames } from "#app/content/reading/name-checks.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";

/** A company at Tampa, which has taken over these words from one in South Florida. */
function told(text: string, file = "content/en/pages/solar.yaml") {
  const found: string[] = [];
  const problemAt = () => ({ file, line: 1, path: [], message: "" });
  checkNames(
    [{ name: file, value: { sections: [{ text }] }, problems: [], problemAt }],
    { notOurs: ["South Florida", "Palm Beach", "St. Lucie", "FPL"] } as unknown as LocalFacts,
    ["Tampa", "West Palm Beach"],
    (name, at, message) => found.push(`${name} ${at.join(".")}: ${message}`),
  );
  return found;
}

test.each(["South Florida", "Palm Beach", "St. Lucie", "FPL"])("%s is told", (name) => {
  const [first, ...others] = told(`For **${name}**, as in [${name}](/x).`);
  expect(first).toContain(`content/en/pages/solar.yaml sections.0.text: names ${name}, which`);
  expect(others).toEqual([]);
});

test("what the company has, and parts of words, may stand", () => {
  expect(told("In Tampa and West Palm Beach, FPLs.")).toEqual([]);
});

test("sources and facts of places may name anybody", () => {
  expect(told("Palm Beach", "content/es/local-facts.yaml")).toEqual([]);
});
