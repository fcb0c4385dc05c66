/** The storm pages: what editors are told, what is published, and what is left once facts have run out. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishedStormLanguages } from "#app/content/reading/languages.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { END_OF_TIME } from "#app/content/reading/read.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { STORM_TIMES } from "#app/content/storm.ts";

const { change, complaint, fileIn, folder, read } = contentCopy({ withSpanish: true });

const storm = (today?: string) => read(today).storm;

test("every line of every language names a claim that ends, or is read again, some day", () => {
  const { claims, storm: shown } = siteContent;
  for (const { pages } of Object.values(shown.languages)) {
    for (const time of STORM_TIMES) {
      expect(pages[time].steps.length).toBeGreaterThan(1);
      expect(pages[time].claims.length).toBeGreaterThan(1);
      for (const id of pages[time].claims)
        expect(claims[id]?.until ?? claims[id]?.readAgain, id).toBeTruthy();
    }
  }
  for (const { source } of shown.numbers) expect(claims[source]?.until, source).toBeTruthy();
});

test("a line without a claim, or with one that never ends, is refused", () => {
  change("storm/en.yaml", /zone: \{ claim: [a-z-]+, says: (.*) \}/, "zone: $1");
  change("storm/en.yaml", /^( {8}when: )\{ claim: [a-z-]+, says: (.*) \}$/m, "$1$2");
  const told = complaint();
  expect(told).toMatch(/storm\/en\.yaml:\d+\n.*5-days\.lines\.zone: needs a `claim`/);
  expect(told).toMatch(/storm\/en\.yaml:\d+\n.*steps\.5-days\.when: needs a `claim`/);
  change("claims.yaml", /(\nstorm-pool:\n(?: {2}.*\n)*?) {2}until: .*\n/, "$1  noEnd: Never\n");
  expect(complaint()).toMatch(/lines\.pool\.claim: storm-pool needs an `until`/);
});

test("a line or number whose source nobody has checked is refused, unless it is our own advice", () => {
  change("claims.yaml", /(\nstorm-pool:\n(?: {2}.*\n)*?) {2}checked: .*\n/, "$1");
  change("claims.yaml", /(\nfema-help-line:\n(?: {2}.*\n)*?) {2}checked: .*\n/, "$1");
  const told = complaint();
  expect(told).toMatch(/storm\/en\.yaml:\d+\n.*lines\.pool\.claim: storm-pool needs the day/);
  expect(told).toMatch(/storm\/es\.yaml:\d+\n.*lines\.pool\.claim: storm-pool needs the day/);
  expect(told).toMatch(/numbers\.yaml:\d+\n.*fema\.source: fema-help-line needs the day/);
  change("claims.yaml", /(\nfema-help-line:\n)/, '$1  checked: "2026-11-22"\n');
  change("claims.yaml", /(\nstorm-pool:\n)/, "$1  ours: true\n");
  expect(complaint()).toBe("");
});

test("advice of our own is told from the rest, and given on no other page", () => {
  const ours = () =>
    storm()
      .languages.en?.pages.before.steps.flatMap(({ lines }) => lines)
      .filter(({ isOurs }) => isOurs).length ?? 0;
  const before = ours();
  change("claims.yaml", /(\nstorm-pool:\n)/, "$1  ours: true\n");
  expect(ours()).toBe(before + 1);
  change(
    "en/pages/pools.yaml",
    /^description: (.*)$/m,
    'description: { claim: storm-pool, says: "$1" }',
  );
  expect(complaint()).toMatch(
    /pools\.yaml:\d+\n.*description\.claim: storm-pool is advice of our own/,
  );
});

test("a page of which anything has run out says so, also where only its time has", () => {
  change("claims.yaml", /(\nstorm-watch-warning:\n(?: {2}.*\n)*? {2}until: )"2027/, '$1"2026');
  expect(storm("2026-11-23").languages.en?.pages.choose.isWhole).toBe(false);
  expect(storm("2026-11-23").languages.en?.pages.after.isWhole).toBe(true);
});

test("a language that lacks a line, has one more or another claim is told with its line", () => {
  change("storm/es.yaml", /^ {10}trees: .*\n/m, "");
  change("storm/es.yaml", "charge: { claim: storm-power-ahead", "charge: { claim: storm-pool");
  change("storm/es.yaml", /^( {10})loose: /m, "$1loosely: ");
  const told = complaint();
  expect(told).toMatch(/es\.yaml:\d+\n.*lines\.trees: is missing, but stands in .*en\.yaml/);
  expect(told).toMatch(/es\.yaml:\d+\n.*lines\.loosely: does not stand in .*en\.yaml/);
  expect(told).toMatch(/lines\.charge\.claim: must be storm-power-ahead/);
});

test("numbers stand once: each language says what each is for, and none but those", () => {
  change("storm/es.yaml", /^ {2}fema: .*\n/m, "");
  change("storm/en.yaml", "{power}.", "{powr}.");
  const told = complaint();
  expect(told).toMatch(/es\.yaml:\d+\n.*numbers\.fema: is missing/);
  expect(told).toMatch(/en\.yaml:\d+\n.*powr/);
});

test("the switch takes only counties in which we work, and ends with its last day in Florida", () => {
  change("storm.yaml", "counties: []", "counties: [Orange]");
  expect(complaint()).toMatch(/storm\.yaml:\d+\n.*we do not work in Orange\. There are: .*Broward/);
  change("storm.yaml", "counties: [Orange]", "counties: []");
  change("storm.yaml", "active: false", "active: true");
  expect(complaint()).toMatch(/storm\.yaml:\d+\n.*until: must be the last day/);
  change("storm.yaml", "until: null", 'until: "2027-09-03"');
  expect(storm().notice?.ends).toBe("2027-09-04T04:00:00.000Z");
});

test("a language that awaits its reader is not published; with name and day it is", () => {
  expect(publishedStormLanguages(folder)).toEqual(["en", "es"]);
  expect(Object.keys(storm().languages)).toEqual(["en", "es"]);
  // Whole, as it is once a reader has been through it: here with English words.
  const english = readFileSync(fileIn("storm/en.yaml"), "utf8");
  writeFileSync(
    fileIn("storm/ht.yaml"),
    english.replace("frame:", 'reader: { name: "Marie Sample", date: "2027-05-01" }\n\nframe:'),
  );
  expect(complaint()).toBe("");
  expect(publishedStormLanguages(folder)).toEqual(["en", "es", "ht"]);
  expect(Object.keys(storm().languages)).toEqual(["en", "es", "ht"]);
});

test("a draft may lack lines, but not once its reader has approved it", () => {
  const draft = readFileSync(fileIn("storm/en.yaml"), "utf8")
    .replace("frame:", "reader: { name: null, date: null }\n\nframe:")
    .replace(/^ {10}tubs: .*\n/m, "");
  writeFileSync(fileIn("storm/ht.yaml"), draft);
  expect(complaint()).toBe("");
  change("storm/ht.yaml", "null, date: null", 'Marie Sample, date: "2027-05-01"');
  expect(complaint()).toMatch(/ht\.yaml:\d+\n.*lines\.tubs: is missing, but stands in/);
});

test("lines withdraw on their day, but not those of a law; the pages say that they are being checked", () => {
  const { numbers, languages } = storm(END_OF_TIME);
  expect(numbers).toEqual([]);
  for (const { pages } of Object.values(languages)) {
    for (const time of STORM_TIMES) {
      expect(pages[time].isWhole).toBe(false);
      expect(pages[time].claims.filter((id) => siteContent.claims[id]?.until)).toEqual([]);
    }
  }
  expect(storm().languages.en?.pages.now.isWhole).toBe(true);
});

const NEVER_SAID =
  /\bstay\b|it is safe|we will be there|call us|free roof|free inspection|cover(s|ed)? (your|the) deductible/i;

test("what must never be said in a storm is not said", () => {
  const { languages } = siteContent.storm;
  const lines = STORM_TIMES.flatMap((time) => languages.en?.pages[time].steps ?? []);
  expect(lines.flatMap((step) => step.lines).filter(({ says }) => NEVER_SAID.test(says))).toEqual(
    [],
  );
});
