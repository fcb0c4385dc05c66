/** What an editor is told about slips of the keyboard: one mistake each, in plain words. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint, fileIn } = contentCopy();

const TEAM = "en/pages/team.yaml";
const TOWN = "places/jupiter.yaml";
const TOWN_PAGE = "en/locations/jupiter.yaml";
const HEADING = /^ {4}heading: .*$/m;

/** What becomes of the first heading of a page. */
const HEADINGS = [
  ["begins one space to the left", "   heading: Slip", "exactly under the line it belongs"],
  ["begins one space to the right", "     heading: Slip", "begins too far to the right"],
  ["begins with a tab", "\theading: Slip", "put spaces in its place"],
  ["holds a colon", "    heading: Two kinds: with and without", "a colon in a text needs"],
  ["lacks its colon", "    heading Slip", "a name, a colon and a space"],
  ["comes twice", "    heading: One\n    heading: Two", "the name heading stands here twice"],
  ["begins with a fact", "    heading: {phone} is ours", "begins with a sign like {"],
  ["begins with a link", "    heading: [this](/solar) one", "begins with a sign like {"],
  ["begins with bold words", "    heading: **This** one", "begins with a sign like {"],
  ["begins with an apostrophe", "    heading: 'Tis so", "a quote is opened"],
  ["begins with an exclamation", "    heading: !great deal", "begins with a sign like {"],
  ["holds a number sign", "    heading: We are # 1 in roofs", "a # ends a text"],
  ["says what another place says", "    heading: &a [*a]", '*a needs "double quotes"'],
  ["holds too much in one another", `    heading: ${"[".repeat(5000)}`, "of one another"],
  ["holds what nobody sees", "    heading: Ro\0ofs", "a sign that cannot be seen"],
  ["runs backward", "    heading: We \u202ees", "a sign that cannot be seen"],
  ["writes so as a code", '    heading: "We \\u202ees"', "a sign that cannot be seen"],
  ["has it in a remark", "    heading: We # \u0008", "a sign that cannot be seen"],
  ["names what is no name", "    heading: We\n    __proto__: We", "__proto__ is no name"],
  ["is empty", "    heading:", "heading: is empty"],
  ["holds half a link", "    heading: See [this](/solar now", "a link is not whole"],
  ["holds a link without words", "    heading: See [](/solar)", "a link needs words"],
  ["holds a brace left open", "    heading: Call {phone", "is never closed: {phone}"],
  ["links", "    heading: See [it](/solar)", "as it is typed here"],
  ["holds half of bold words", "    heading: This is **bold", "before and behind the bold"],
  ["holds a fact with blanks", "    heading: Call { phone }", "Did you mean phone?"],
  ["holds what mails fill in", "    heading: Until {until}", "there is no fact called {until}"],
] as const;

/** Pages whose slips other files complain of as well. */
const NAMED_ELSEWHERE = /^(services\/|contest-demo)/;

test("each slip in a heading is told with its file and line, all of them at once", () => {
  const pages = yamlFilesIn(fileIn("en/pages")).filter(
    (page) =>
      !NAMED_ELSEWHERE.test(page) && HEADING.test(readFileSync(fileIn(`en/pages/${page}`), "utf8")),
  );
  for (const [index, [, slip]] of HEADINGS.entries())
    change(`en/pages/${pages[index]}`, HEADING, slip);
  const told = complaint().split("\n\n");
  expect(told[0]).toBe(`${HEADINGS.length} mistakes in the content:`);
  for (const [index, [what, , message]] of HEADINGS.entries()) {
    const own = told.filter((one) => one.startsWith(`content/en/pages/${pages[index]}:`));
    expect(own, what).toEqual([expect.stringContaining(message)]);
  }
});

test("a way on without its words is told", () => {
  change("navigation.yaml", /^waysOn:$/m, "waysOn:\n  - { to: /contact, label: contact }");
  expect(complaint()).toContain("content/en/interface.yaml");
  expect(complaint()).toContain("waysOn.contact: is used in content/navigation.yaml");
});

test("a text that links nowhere is told", () => {
  change(TEAM, "Here you will meet", "See [it](www.example.com). Here you will meet");
  expect(complaint()).toContain("leads nowhere");
});

test("a slip is told in mails of a language that is not published, too", () => {
  change("es/messages.yaml", "{phone}", "{phone");
  expect(complaint()).toMatch(
    /^1 mistake .*\n\ncontent\/es\/messages\.yaml:\d+\n.*is never closed/,
  );
});

test("a network without a sign is told, with those that have one", () => {
  change("company.yaml", "network: youtube", "network: mastodon");
  expect(complaint()).toMatch(/company\.yaml:\d+\n.*no sign for mastodon\. There are: facebook,/);
});

test("a remark behind a single word is a remark", () => {
  change(TEAM, "kind: coming-soon", "kind: coming-soon # until there are portraits");
  expect(complaint()).toBe("");
});

test("a claim that is misspelled among sentences is told, and not shown", () => {
  change("en/pages/champions.yaml", "claim: reward-must-be-disclosed", "clam: reward");
  expect(complaint()).toContain("clam is not a name that is known here. Did you mean claim?");
});

test("a mistake in the list of claims is one mistake", () => {
  change("claims.yaml", /^ {2}checked: .*$/m, "  checked: 13/45/2026");
  expect(complaint()).toMatch(/^1 mistake .*\n\ncontent\/claims\.yaml:\d+\n.*must be a day like/);
});

test("lines are those of the file, though a claim before them has run out", () => {
  const points = `  - kind: passage
    heading: Slip
    paragraphs:
      - Words.
    points:
      - { claim: building-code-ninth-edition, says: It holds. }
      - 2026
  - { kind: sources, heading: Sources }
`;
  writeFileSync(
    fileIn("en/pages/team.yaml"),
    `title: A team\ndescription: ${"d".repeat(60)}\nsections:\n${points}`,
  );
  expect(complaint("2050-01-01")).toMatch(
    /team\.yaml:10\n {4}sections\.0\.points\.1: must be text/,
  );
});

test.each([
  ["Gulfstream", "must be named in lower-case letters"],
  ["solar", "/solar is a page of its own"],
])("a town cannot be called %s.yaml", (name, message) => {
  cpSync(fileIn(TOWN), fileIn(`places/${name}.yaml`));
  cpSync(fileIn(TOWN_PAGE), fileIn(`en/locations/${name}.yaml`));
  expect(complaint()).toMatch(new RegExp(`content/places/${name}\\.yaml:1\n.*${message}`));
});

test("a town is in a county that is known", () => {
  change(TOWN, "county: Palm Beach", "county: Palm Beech");
  expect(complaint()).toMatch(/jupiter\.yaml:\d+\n {4}county: .*Did you mean Palm Beach\?/);
});

test("a file that is not read is told", () => {
  cpSync(fileIn(TEAM), fileIn("en/pages/careers.yml"));
  expect(complaint()).toContain("content/en/pages/careers.yml:1\n    is not read");
});

test("a town with words and without facts is told what to add", () => {
  cpSync(fileIn(TOWN_PAGE), fileIn("en/locations/lantana.yaml"));
  expect(complaint()).toContain("add its facts to content/places/lantana.yaml");
});

test("two sections of a page cannot have one id", () => {
  change("en/pages/contests.yaml", "id: rules", "id: kinds");
  expect(complaint()).toContain('leads to the id "kinds" a second time');
});

test("a misspelled kind of section gets the right one suggested", () => {
  change(TEAM, "kind: coming-soon", "kind: comming-soon");
  expect(complaint()).toContain("is not a kind of section. Did you mean coming-soon?");
});

test("limits are told in words", () => {
  change(TOWN, /^latitude: .*$/m, "latitude: 2");
  change("en/pages/solar.yaml", /^title: .*$/m, "title: x");
  expect(complaint()).toContain("latitude: must be at least 24");
  expect(complaint()).toContain("title: must be at least 5 characters");
});
