/** What an editor is told about a mistake. Each test breaks one thing in a copy of the content. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";

const { change, complaint, fileIn } = contentCopy();

test("the content as it stands has no mistakes", () => {
  expect(Object.keys(siteContent.languages)).toEqual(["en", "es"]);
});

test("a broken YAML file is named with the line", () => {
  change("company.yaml", "name: Key Lime Home", 'name: "Key Lime Home');
  expect(complaint()).toMatch(/content\/company\.yaml:\d+\n/);
});

test("a misspelled name gets the right one suggested", () => {
  change("en/pages/solar.yaml", "heading: ", "headding: ");
  expect(complaint()).toMatch(
    /content\/en\/pages\/solar\.yaml:\d+\n {4}sections\.0\.headding: is not a name that is known here\. Did you mean heading\?/,
  );
});

test("a missing text is told where it belongs", () => {
  change("en/pages/solar.yaml", /^description: .*$/m, "");
  expect(complaint()).toContain("description: is missing");
});

test("an unknown kind of section gets the list of kinds", () => {
  change("en/pages/solar.yaml", "kind: hero", "kind: heros");
  expect(complaint()).toMatch(/sections\.0\.kind: .*hero/);
});

test("a link to no page gets the nearest one suggested", () => {
  change("navigation.yaml", "to: /roofing", "to: /rofing");
  expect(complaint()).toMatch(
    /content\/navigation\.yaml:\d+\n.*\/rofing is no page of this site\. Did you mean \/roofing\?/,
  );
});

test("a menu's picture and the pages below a page are checked", () => {
  change("navigation.yaml", "picture: menu-roofing", "picture: menu-rofing");
  expect(complaint()).toContain("Did you mean menu-roofing?");
  change("navigation.yaml", "picture: menu-rofing", "picture: menu-roofing");
  change("navigation.yaml", "label: inverters", "label: invertors");
  expect(complaint()).toContain("labels.invertors: is used in content/navigation.yaml");
});

test("a link inside a sentence is checked too", () => {
  change("en/pages/solar.yaml", "](/roofing)", "](/roofs)");
  expect(complaint()).toContain("/roofs is no page of this site");
});

test.each([
  [
    "a heading",
    "en/pages/solar.yaml",
    /(?<=\n {4}heading: ).*/,
    "The **Sun** on the roof",
    "Write Sun",
  ],
  ["a link", "en/pages/solar.yaml", /(?<=^title: ).*/, '"Solar, [see it](/solar)"', "Write see it"],
  ["a label", "en/interface.yaml", /(?<=\n {2}errorHeading: ).*/, "A **problem**", "Write problem"],
  [
    "a description",
    "en/pages/solar.yaml",
    /(?<=\ndescription: )/,
    "It is **All** here. ",
    "Write All",
  ],
])(
  "marks in %s, which would show as they are typed, are told",
  (_what, file, at, marked, advice) => {
    change(file, at, marked);
    expect(complaint()).toMatch(
      new RegExp(`content/${file}:\\d+\n.* would show as it is typed here`),
    );
    expect(complaint()).toContain(advice);
  },
);

test("marks in words that show them are right", () => {
  change("en/pages/solar.yaml", /(?<=\n {4}lead: )/, "The **Sun**, see [roofs](/roofing). ");
  expect(complaint()).toBe("");
});

test("a link to a part that is not there is told", () => {
  change("navigation.yaml", "/#home-services", "/#home-servces");
  expect(complaint()).toContain('no section of / has the id "home-servces"');
});

test("a picture that does not exist gets the nearest one suggested", () => {
  change("en/pages/solar.yaml", "name: solar", "name: solr");
  expect(complaint()).toMatch(/there is no picture called "solr".*Did you mean solar\?/);
});

test("a fact that does not exist gets the nearest one suggested", () => {
  change("en/pages/home.yaml", "{phone}", "{fone}");
  expect(complaint()).toContain("there is no fact called {fone}. Did you mean phone?");
});

test("a label without words is told", () => {
  change("en/interface.yaml", "  champions: Champions\n", "");
  expect(complaint()).toContain("labels.champions: is used in content/navigation.yaml");
});

test("a page without a file, and a file without an address, are told", () => {
  rmSync(fileIn("en/pages/hvac.yaml"));
  writeFileSync(fileIn("en/pages/hvacc.yaml"), readFileSync(fileIn("en/pages/solar.yaml")));
  expect(complaint()).toContain("content/en/pages/hvac.yaml:1\n    is missing");
  expect(complaint()).toContain("content/en/pages/hvacc.yaml:1\n    has no address");
});

test("a contest without its words, and words without their contest, are told", () => {
  rmSync(fileIn("en/contests/rain-barrel.yaml"));
  rmSync(fileIn("contests/garden-photo.yaml"));
  expect(complaint()).toContain("content/en/contests/rain-barrel.yaml:1\n    is missing");
  expect(complaint()).toContain("content/contests/garden-photo.yaml:1\n    is missing");
});

test.each([
  ["2027-03-14T02:30", "does not exist"],
  ["2026-11-01T01:30", "comes twice that night"],
  ["March 1", "must be a day and a time in Florida"],
  ["2027-03-21T17:00", "closes: must be later than opens"],
])("a contest that opens at %s is refused", (opens, message) => {
  change("contests/rain-barrel.yaml", /opens: .*/, `opens: ${opens}`);
  expect(complaint()).toMatch(/content\/contests\/rain-barrel\.yaml:\d+/);
  expect(complaint()).toContain(message);
});

test("a drawing above what Florida leaves unfiled is refused", () => {
  change("contests/rain-barrel.yaml", "450", "5001");
  expect(complaint()).toContain("must first be filed with the state");
});

test("a drawing tells its odds, a judged contest its criteria and judges", () => {
  change("en/contests/rain-barrel.yaml", "odds: ", "judges: ");
  change("en/contests/garden-photo.yaml", "percent: 40", "percent: 50");
  expect(complaint()).toContain("odds: is missing; a drawing contest must tell it");
  expect(complaint()).toContain("judges: belongs to a skill contest; this is a drawing");
  expect(complaint()).toContain("criteria: must add up to 100 percent");
});

test("a ZIP rule for a place that does not exist gets the nearest one suggested", () => {
  change("zip-codes.yaml", "  jupiter:", "  jupitr:");
  expect(complaint()).toMatch(/zip-codes\.yaml:\d+\n {4}nearest\.jupitr: .*Did you mean jupiter\?/);
});

test("a ZIP rule for a utility that nobody described is told", () => {
  change("zip-codes.yaml", "    homestead: [", "    homested: [");
  expect(complaint()).toMatch(
    /zip-codes\.yaml:\d+\n.*there is no utility called homested .*Did you mean homestead\?/,
  );
});

test("two ZIP rules for the same code are told", () => {
  change("zip-codes.yaml", 'Hendry: ["33440"]', 'Hendry: ["33442"]');
  expect(complaint()).toContain("33442 overlaps 33441-33443 of Broward");
});

test("all mistakes are told at once", () => {
  change("company.yaml", /^ {2}dialled: .*$/m, "  dialled: 5615550142");
  change("en/pages/solar.yaml", "kind: hero", "kind: heros");
  change("en/pages/roofing.yaml", /^title: .*$/m, "title: x");
  expect(complaint()).toContain("3 mistakes");
});

test("mails must be there in every language in which we answer", () => {
  rmSync(fileIn("es"), { recursive: true });
  for (const file of ["interface", "promises"]) {
    expect(complaint()).toContain(`content/es/${file}.yaml:1\n    is missing`);
  }
});

test("the names of services, which mails say too, must be there in Spanish", () => {
  change("es/interface.yaml", /(?<=^services:\n[^]*?)^ {2}roofing: .*\n/m, "");
  expect(complaint()).toMatch(
    /content\/es\/interface\.yaml:\d+\n {4}services\.roofing: is missing/,
  );
});

test.each([
  ["en/messages.yaml", "ignore this e-mail", "ignore **this** e-mail", "mails hold plain words"],
  ["es/messages.yaml", "{reference}", "{refrence}", "there is no fact called {refrence}"],
  ["en/messages.yaml", /^staff:[^]*/m, "", "staff: is missing"],
])("in mails of %s, %s is not to become %s", (file, from, to, message) => {
  change(file, from, to);
  expect(complaint()).toContain(message);
});
