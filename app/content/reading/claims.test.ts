/** What happens to sentences when the facts behind them run out, or the company takes a promise back. */
import { beforeEach, expect, test } from "vitest";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { checkHoldsUntil, hasRunOut, isOutdated, unchecked } from "#app/content/reading/claims.ts";
import { claimsNamedIn } from "#app/content/reading/local-claims.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { addDays } from "#estimates/days/calendar-day.ts";

const { change, complaint, read } = contentCopy();

const TODAY = "2026-11-21";
const LAST_DAY = "2026-12-30";
const DAY_AFTER = "2026-12-31";
const NEVER = "9999-12-31";

beforeEach(() =>
  addClaims(`a-code: { source: A code, checked: "2026-11-20", until: ${LAST_DAY} }`),
);

function addClaims(...lines: string[]) {
  change(
    "claims.yaml",
    /$/,
    `\n${lines.join("\n")}\n`.replaceAll(/until: ([\d-]+)/g, 'until: "$1"'),
  );
}

/** Puts a passage with these paragraphs on top of a page. */
function write(...sentences: string[]) {
  change(
    "en/pages/team.yaml",
    "\nsections:\n",
    `
sections:
  - kind: passage
    heading: A heading for a test
    paragraphs: [${sentences.join(", ")}]
  - { kind: sources, heading: Sources for a test }
`,
  );
}

function paragraphs(today?: string) {
  const section = read(today).languages.en?.pages["/team"]?.sections[0];
  return section?.kind === "passage" ? section.paragraphs : [];
}

const RULE = "a-rule: { source: A rule, restsOn: a-code }";

test.each<[what: string, sentence: string, before: string[], after: string[]]>([
  ["other words", '{ claim: a-code, says: "Holds.", after: "Held." }', ["Holds."], ["Held."]],
  ["nothing", '{ claim: a-code, says: "Holds." }', ["Holds."], []],
  [
    "nothing among others",
    "{ sentences: [One., { claim: a-code, says: Two. }, Six.] }",
    ["One. Two. Six."],
    ["One. Six."],
  ],
  [
    "what comes after its ground",
    '{ claim: a-rule, says: "Holds.", after: "Held." }',
    ["Holds."],
    ["Held."],
  ],
  [
    "nothing, as somebody thought of it",
    '{ claim: a-rule, says: "Holds.", leaveOut: true }',
    ["Holds."],
    [],
  ],
])("a claim stands until its last day, and then %s does", (_, sentence, before, after) => {
  addClaims(RULE);
  write("Stays.", sentence);
  expect(paragraphs(LAST_DAY)).toEqual(["Stays.", ...before]);
  expect(paragraphs(DAY_AFTER)).toEqual(["Stays.", ...after]);
});

test("a sentence stays when only our reading of its rule is old, and staff are told", () => {
  const rule = { source: "A rule", checked: "2026-11-20", readAgain: "2027-06-30" };
  expect(hasRunOut(rule, "2027-07-01")).toBe(false);
  expect(isOutdated(rule, "2027-06-30")).toBe(false);
  expect(isOutdated(rule, "2027-07-01")).toBe(true);
});

test("its own end counts where that comes before its ground's", () => {
  addClaims("a-rule: { source: A rule, restsOn: a-code, until: 2026-12-01 }");
  write("Stays.", '{ claim: a-rule, says: "Holds.", after: "Held." }');
  expect(paragraphs("2026-12-02")).toEqual(["Stays.", "Held."]);
});

test("a page that would break once a claim runs out is refused today", () => {
  write('{ claim: a-code, says: "It holds." }');
  expect(complaint(TODAY)).toContain("give them an `after`");
});

test("a page with claims needs a section of sources", () => {
  write("Stays.", '{ claim: a-code, says: "It holds." }');
  change("en/pages/team.yaml", /^ {2}- \{ kind: sources.*$/m, "");
  expect(complaint(TODAY)).toContain("needs a section of the kind sources");
});

test.each([
  ['{ claim: a-rule, says: "Holds." }', `rests on a-code, which ends on ${LAST_DAY}`],
  ['{ claim: a-rule, says: "Holds.", after: "Held.", leaveOut: true }', "has an `after`"],
])("of what rests on an edition, %s is told: %s", (sentence, told) => {
  addClaims(RULE);
  write("Stays.", sentence);
  expect(complaint(TODAY)).toMatch(new RegExp(`team\\.yaml:\\d+\n.*${told}`));
});

const OF_CODE = "a-rule: { source: 'Florida Building Code, section 202'";

test.each([
  ["a-rule: { source: A rule, restsOn: a-cod }", 'there is no claim "a-cod" here'],
  ["a-rule: { source: A rule, restsOn: solar-credit-ended }", "has no `until`"],
  [`${RULE}\na-detail: { source: B, restsOn: a-rule }`, "a-rule rests on a-code; name that"],
  [`${OF_CODE} }`, "a-rule: is of the building code"],
  [`${OF_CODE}, readAgain: "2027-06-30" }`, "a-rule: is of the building code"],
  [`${OF_CODE}, noEnd: It began once }`, ""],
  ["a-rule: { source: A rule }", "a-rule: needs its last day"],
  ['a-rule: { source: A rule, readAgain: "2027-06-30" }', ""],
])("of claims, %s is told: %s", (claims, told) => {
  addClaims(claims);
  if (told) expect(complaint(TODAY)).toContain(told);
  else expect(complaint(TODAY)).toBe("");
});

const law = (checked?: string) => ({ source: "A law", checked });
const rate = (checked: string) => ({ source: "A tariff", checked, kind: "rate" as const });

test.each([
  ["2026-11-20", "2027-11-20", "2027-05-20"],
  ["2028-02-29", "2029-02-28", "2028-08-29"],
  ["2026-08-31", "2027-08-31", "2027-02-28"],
])("a check of %s holds until %s, that of a rate until %s", (checked, fact, price) => {
  expect(checkHoldsUntil(law(checked))).toBe(fact);
  expect(checkHoldsUntil(rate(checked))).toBe(price);
  expect(isOutdated(law(checked), fact)).toBe(false);
});

test("what runs out or grows old soon is known ahead, and what nobody has checked yet", () => {
  const all = {
    gone: { source: "s", until: "2026-01-01" },
    soon: { source: "s", until: "2027-01-20" },
    later: { source: "s", until: "2027-01-21" },
    old: law("2025-11-20"),
    oldSoon: law("2026-01-20"),
    oldLater: law("2026-01-21"),
    rate: rate("2026-07-20"),
  };
  const in60Days = addDays(TODAY, 60 + 1);
  const due = Object.entries(all).filter(([, claim]) => isOutdated(claim, in60Days));
  expect(due.map(([id]) => id)).toEqual(["gone", "soon", "old", "oldSoon", "rate"]);
  expect(unchecked(all)).toEqual(["gone", "soon", "later"]);
});

test("the day is Florida's, not the machine's", () => {
  expect(todayInFlorida(new Date("2026-12-31T03:00:00Z"))).toBe("2026-12-30");
  expect(todayInFlorida(new Date("2026-12-31T05:00:00Z"))).toBe("2026-12-31");
});

/** Adds a promise. */
const promise = (entry: string) => change("promises.yaml", /$/, `\na-test: ${entry}\n`);
const POINTS = '{ promise: a-test, says: "We test."';

test.each<[entry: string, sentence: string, shown: string[]]>([
  ["{ what: We test, number: 77 }", '"Within {a-test} days."', ["Within 77 days."]],
  ["{ what: We test, words: soon }", '"We come {a-test}."', ["We come soon."]],
  ["{ sample: true, what: We test }", `${POINTS} }`, ["We test."]],
  ["{ given: false, what: We test }", `${POINTS} }`, []],
  ["{ given: false, what: We test }", `${POINTS}, after: "Ask us." }`, ["Ask us."]],
  ["{ given: false, what: We test }", `{ sentences: [One., ${POINTS} }, Six.] }`, ["One. Six."]],
])("of the promise %s, %s shows %j", (entry, sentence, shown) => {
  promise(entry);
  write("Stays.", sentence);
  expect(paragraphs()).toEqual(["Stays.", ...shown]);
});

test("a withdrawn promise may not stay in braces; the line is told, and the way out", () => {
  promise("{ given: false, what: We test, number: 5 }");
  write('"Within {a-test} days."');
  expect(complaint()).toMatch(/team\.yaml:\d+\n.*is withdrawn.*\{ promise: a-test, says/);
});

test("words of a promise stand in pages and in mails", () => {
  change("promises.yaml", /(?<=\nanswerTime:\n(?: {2}.*\n)* {2}words: ).*/, "before the cows");
  const { languages, messages } = read();
  expect(JSON.stringify(languages.en?.pages["/contact"])).toContain("before the cows");
  expect(messages.en.receipt.next.contact).toContain("before the cows");
});

test("the owner can say no to every promise that is a sentence, with one line each", () => {
  for (const [id, { number, words }] of Object.entries(read().promises)) {
    if (number || words) continue;
    change("promises.yaml", new RegExp(`^${id}:\n`, "m"), `${id}:\n  given: false\n`);
  }
  expect(complaint()).toBe("");
});

const claimsOn = (slug: string, today?: string) =>
  read(today).languages.en?.locationPages[slug]?.claims ?? [];

test("a town's page makes the claims behind its facts, those of its own utilities among them", () => {
  expect(claimsOn("delray-beach", TODAY)).not.toContain("lake-worth-beach-area");
  expect(claimsOn("lake-worth-beach", TODAY)).toEqual(
    expect.arrayContaining(["hurricane-zone-counties", "lake-worth-beach-area"]),
  );
  expect(claimsOn("coral-springs", TODAY)).toContain("county-wind-speeds");
  expect(claimsOn("coral-springs", NEVER)).not.toContain("county-wind-speeds");
});

test("the ZIP tool makes the claims of all utilities", () => {
  const { languages, localFacts } = read();
  const sources = Object.values(localFacts.utilities).map(({ source }) => source);
  expect(languages.en?.pages["/tools/my-zip"]?.claims).toEqual(expect.arrayContaining(sources));
});

test("claims are found wherever facts name them", () => {
  const value = { a: [{ lookUp: "office" }], b: { source: "list", c: { claim: "x", says: "" } } };
  expect(claimsNamedIn(value).map(({ id }) => id)).toEqual(["office", "list", "x"]);
});
