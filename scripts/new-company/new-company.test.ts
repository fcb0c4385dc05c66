import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder, publishedStormLanguages } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import { ContentError, type Problem } from "#app/content/reading/yaml-file.ts";
import { fixedAddresses } from "#app/routes.ts";
import { readAnswers } from "#scripts/new-company/answers.ts";
import { newCompany } from "#scripts/new-company/new-company.ts";
import { projectFolder } from "#server/settings.ts";

const FILE = path.join(projectFolder, "tests/company/gulf-breeze.yaml");
const folder = mkdtempSync(path.join(tmpdir(), "company-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The example as somebody may have changed it. */
function answersWith(change: (text: string) => string) {
  const file = path.join(folder, "answers.yaml");
  writeFileSync(file, change(readFileSync(FILE, "utf8")));
  return readAnswers(file);
}

/** Names of another region and licenses that are not there: those sentences are for a person to write. */
const STILL_SAYS = /names .*, which is none of ours|no fact called \{license\./;

/** So are those that say nothing without the law of Florida. */
const SAYS_NOTHING = /is missing|must not be empty$|needs one cell/;

function problemsIn(name: string): Problem[] {
  const own = path.join(folder, name);
  try {
    readContent(fixedAddresses(own), own);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.filter(({ message }) => !STILL_SAYS.test(message));
  }
  return [];
}

const yamlIn = (name: string) => parse(readFileSync(path.join(folder, name), "utf8"));

test("the content of another company is whole, in all of its languages", () => {
  const lost = newCompany(readAnswers(FILE), contentFolder, path.join(folder, "two"));
  expect(problemsIn("two")).toEqual([]);
  expect(Object.keys(yamlIn("two/services.yaml"))).toEqual([
    "roofing",
    "hurricane-protection",
    "hvac",
    "painting",
    "pressure-cleaning",
  ]);
  expect(fixedAddresses(path.join(folder, "two"))).not.toContain("/solar");
  expect(yamlIn("two/company.yaml").phone).toEqual({
    shown: "(813) 555-0142",
    dialled: "+18135550142",
  });
  expect(yamlIn("two/zip-codes.yaml").utilities).toEqual({
    usual: "teco",
    cities: { "duke-energy": ["33701", "33704"] },
  });
  expect(yamlIn("two/reviews.yaml")).toEqual([]);
  expect(lost.join("\n")).toMatch(/^en\/pages\/roofing\.yaml: .*Work out yours\./m);
});

test("so is that of one inland, in another state and in English alone", () => {
  const file = path.join(FILE, "../blue-ridge.yaml");
  newCompany(readAnswers(file), contentFolder, path.join(folder, "one"));
  expect(problemsIn("one").filter(({ message }) => !SAYS_NOTHING.test(message))).toEqual([]);
  // Laws, storm pages, evacuation zones and product approvals are those of Florida.
  expect(yamlIn("one/claims.yaml")["lien-law"].until).toBe("2026-01-14");
  expect(yamlIn("one/claims.yaml")["federal-cooling-off"].until).toBeUndefined();
  expect(publishedStormLanguages(path.join(folder, "one"))).toEqual([]);
  expect(JSON.stringify(yamlIn("one/navigation.yaml"))).not.toContain("/storm");
  expect(Object.keys(yamlIn("one/local-facts.yaml").maps)).toEqual(["flood", "wind"]);
});

test.each([
  ["phone: (813)", "phone: 813", "phone: must be a number like (813) 555-0142"],
  ["county: Pinellas", "county: Pasco", "county: must be one of: Hillsborough, Pinellas"],
  [
    "region: Tampa Bay",
    "regoin: Tampa Bay",
    "regoin: is not a name that is known here. Did you mean region?",
  ],
])("of the answers, %s as %s is told: %s", (from, to, told) => {
  expect(() => answersWith((text) => text.replace(from, to))).toThrow(told);
});

test("what has no pages to begin with is told, and nothing is written", () => {
  const answers = answersWith((text) => text.replace("[roofing,", "[gutters, plumbing,"));
  const make = () => newCompany(answers, contentFolder, path.join(folder, "none"));
  expect(make).toThrow("for gutters, plumbing");
  expect(() => yamlIn("none/company.yaml")).toThrow();
});
