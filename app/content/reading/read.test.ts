/** What an editor is told about an error. Each line breaks one thing in a copy of the content. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { page as pageSchema } from "#app/content/reading/schema.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint, fileIn, read } = contentCopy();

const ABOUT = "en/pages/about-us.yaml";
const CHAMPIONS = "en/pages/champions.yaml";
const POOLS = "en/pages/pools.yaml";
const ROOFING = "en/pages/roofing.yaml";
const SOLAR = "en/pages/solar.yaml";
const TEAM = "en/pages/team.yaml";
const CONTESTS = "en/pages/contests.yaml";
const STOP = "en/pages/stop.yaml";
const TOWN = "places/delray-beach.yaml";
const TOWN_PAGE = "en/locations/delray-beach.yaml";
const BARREL = "contests/rain-barrel.yaml";
const BARREL_WORDS = "en/contests/rain-barrel.yaml";
const LABELS = "en/interface.yaml";
const WORK = "en/work.yaml";
const TOP = "\nsections:\n";
const ROOFING_SERVICE = /(?<=^services:\n[^]*?)^ {2}roofing: .*\n/m;
const GUESS = "\na-test:\n  guess: { says: 3 days, sample: true }\n";
const FIRST_PARAGRAPH = /(?<=^ {4}paragraphs:\n {6}- ).*$/m;

/** A passage at the top of a page. */
const passage = (sentence: string) =>
  `\nsections:\n  - { kind: passage, heading: Test, paragraphs: [${sentence}] }\n`;

test("once a page says something else, no other is checked again against its schema", () => {
  read();
  const check = vi.spyOn(pageSchema, "safeParse");
  change(SOLAR, TOP, passage("Other words."));
  read();
  expect(check).toHaveBeenCalledTimes(1);
});

test.each<[file: string, from: string | RegExp, to: string, told: string]>([
  // Names, kinds and limits
  [
    SOLAR,
    "heading: ",
    "headding: ",
    "headding: is not a name that is known here. Did you mean heading?",
  ],
  [SOLAR, /^description: .*$/m, "", "description: is missing"],
  [SOLAR, /^title: .*$/m, "title: x", "title: must be at least 5 characters"],
  [SOLAR, "kind: hero", "kind: heros", "is not a kind of section. Did you mean hero?"],
  [SOLAR, "name: solar-above", "name: solar-abov", "npm run images. Did you mean solar-above?"],
  [TOWN, /^latitude: .*$/m, "latitude: 2", "latitude: must be at least 24"],
  ["company.yaml", "network: youtube", "network: mastodon", "There are: facebook,"],
  [
    "company.yaml",
    /^.*trade: solar.*\n(.*trade: .*\n)*/m,
    "",
    "the footer shows 3 license numbers",
  ],
  ["company.yaml", "closes: 17:00", "closes: 16:00", "offers calls at 12-17 o’clock"],
  // Addresses, labels, pictures of menus
  [
    "navigation.yaml",
    "to: /roofing",
    "to: /rofing",
    "is no page of this site. Did you mean /roofing?",
  ],
  [
    "navigation.yaml",
    "/#home-services",
    "/#home-servces",
    'no section of / has the id "home-servces"',
  ],
  [
    "navigation.yaml",
    "picture: menu-roofing",
    "picture: menu-rofing",
    "Did you mean menu-roofing?",
  ],
  [LABELS, /^ {2}inverters: .*\n/m, "", "labels.inverters: is used in content/navigation.yaml"],
  [CONTESTS, "id: lines", "id: kinds", 'leads to the id "kinds" a second time'],
  // Words, marks and facts
  [STOP, TOP, passage('"[it](/roofs)"'), "/roofs is no page of this site"],
  [SOLAR, /(?<=\n {4}heading: ).*/, "The **Sun** on the roof", "would show as it is typed here"],
  [SOLAR, /(?<=^title: ).*/, '"Solar, [see it](/solar)"', "Write see it"],
  [SOLAR, /(?<=\ndescription: )/, "It is **All** here. ", "Write All"],
  [LABELS, /(?<=\n {2}errorHeading: ).*/, "A **problem**", "Write problem"],
  [STOP, TOP, passage('"[it](www.example.com)"'), "leads nowhere"],
  [STOP, TOP, passage('"{fone}"'), "no fact called {fone}. Did you mean phone?"],
  [STOP, TOP, passage('"{answerTme}"'), "{answerTme}. Did you mean answerTime?"],
  [POOLS, "    line: ", "    tag: Soon\n    line: ", "tag: is not a name that is known"],
  // Places and ZIP codes
  [TOWN, "county: Palm Beach", "county: Palm Beech", "Did you mean Palm Beach?"],
  [TOWN, "[fpl]", "[fpll]", "in content/local-facts.yaml. Did you mean fpl?"],
  [TOWN, "lookUp: palm-beach-county", "lookUp: storm-own-advice", "needs an `address`"],
  [
    "local-facts.yaml",
    "source: fpl-area",
    "source: fpl-aria",
    'no claim "fpl-aria" in claims.yaml',
  ],
  ["zip-codes.yaml", "  delray-beach:", "  delray-beech:", "Did you mean delray-beach?"],
  ["zip-codes.yaml", "usual: fpl", "usual: fpll", "Did you mean fpl?"],
  ["zip-codes.yaml", '["33065"', '["33444"', "33444 overlaps 33444 of Broward"],
  // Contests
  [BARREL, /opens: .*/, "opens: 2027-03-14T02:30", "is no time"],
  [BARREL, /opens: .*/, "opens: 2026-11-01T01:30", "comes twice"],
  [BARREL, /opens: .*/, "opens: March 1", "must be a day and a time in Florida"],
  [BARREL, /opens: .*/, "opens: 2027-03-21T17:00", "closes: must be later than opens"],
  [BARREL, "450", "5001", "must first be filed with the state"],
  [BARREL_WORDS, "odds: ", "judges: ", "odds: is missing; a drawing contest must tell it"],
  [BARREL_WORDS, "odds: ", "judges: ", "judges: belongs to a skill contest"],
  // Pages to come, guides, brochures, prices
  [ROOFING, "[types, price,", "[types, prize,", 'has the id "prize". Did you mean price?'],

  [
    ABOUT,
    "kind: call\n",
    "kind: call\n    service: painting\n",
    "/services/painting is not open yet",
  ],

  ["services.yaml", "pools: {", "tools: {", "must have another name: /tools is another page"],
  ["services.yaml", "hvac: { group: improvement", "hvac: { group: trade", "must be improvement or"],
  ["prices.yaml", "id: roof-tile", "id: roof-slate", "id: has no words on"],
  ["prices.yaml", /low: \d+/, "low: 99000", "low must not be above likely"],
  // Claims and promises
  ["claims.yaml", /^ {2}checked: .*$/m, "  checked: 13/45/2026", 'must be a day like "2027-01-15"'],
  [CHAMPIONS, "claim: reward-must", "clam: reward-must", "must be text"],
  [
    STOP,
    TOP,
    passage('{ claim: solar-credit-endd, says: "It." }'),
    "Did you mean solar-credit-ended?",
  ],
  [STOP, TOP, passage('{ promise: magnet-swep, says: "We." }'), "Did you mean magnet-sweep?"],
  [STOP, TOP, passage("{ promise: magnet-sweep }"), "says: is missing"],
  [STOP, TOP, passage('{ promise: magnet-sweep, say: "We." }'), "There are: promise, says, after"],
  [STOP, TOP, passage('"Well {magnet-sweep}."'), "neither a number nor words"],
  ["promises.yaml", "\n  number: 30", "\n  number: 20", "change it in app/content/promises.ts"],
  // What only the company can say
  [WORK, /$/, GUESS.replace("a-test", "license"), "license numbers are in content/company.yaml"],
  [WORK, /$/, GUESS.replace("3 days", '"[3 days](/solar)"'), "these words take no links"],
  [WORK, /$/, GUESS.replace("3 days", '"3 [or so] days"'), "must be without the signs"],
  // Mails
  ["en/messages.yaml", "{phone}", "**{phone}**", "mails hold plain words"],
  [
    "en/messages.yaml",
    /(?<=\n\w[^]*)\{reference\}/,
    "{refrence}",
    "there is no fact called {refrence}",
  ],
  ["en/messages.yaml", "{phone}", "{phone", "is never closed"],
  ["en/messages.yaml", /^staff:[^]*/m, "", "staff: is missing"],
  [LABELS, ROOFING_SERVICE, "", "services.roofing: is missing"],
  // Texts that a lawyer reads
  [
    "counsel.yaml",
    /terms-and-conditions.yaml(?= }\n {2}by)/,
    "terms.yaml",
    "there is no en/pages/terms.yaml",
  ],
])("in %s, %s as %j is told: %s", (file, from, to, told) => {
  change(file, from, to);
  const blocks = complaint().split("\n\n");
  const own = blocks.filter((one) => new RegExp(`^content/${file}:\\d+\n`).test(one));
  expect(own.join("\n")).toContain(told);
});

test.each<[copied: string, name: string, told: string]>([
  [SOLAR, "en/pages/cool.yaml", "has no address: list the service in content/services.yaml"],
  [TOWN_PAGE, "en/locations/lantana.yaml", "add its facts to content/places/lantana.yaml"],
  [CONTESTS, "en/pages/guides/Open_House.yaml", "has no address"],
  [STOP, "en/pages/guides/quiet.yaml", "stop-form cannot stand on a page below /guides"],
])("a copy of %s as %s is told: %s", (copied, name, told) => {
  cpSync(fileIn(copied), fileIn(name));
  expect(complaint()).toMatch(new RegExp(`content/${name}:\\d+\n.*${told}`));
});

test.each(["en/pages/hvac.yaml", "en/contests/rain-barrel.yaml", "contests/rain-barrel.yaml"])(
  "%s is missed",
  (name) => {
    rmSync(fileIn(name));
    expect(complaint()).toContain(`content/${name}:1\n    is missing`);
  },
);

test("a page below /guides needs its file alone", () => {
  const words = `title: An open house\ndescription: ${"d".repeat(60)}`;
  const file = fileIn("en/pages/guides/open-house.yaml");
  cpSync(fileIn(TEAM), file);
  writeFileSync(file, `${words}${passage("Two.").replace("heading: Test", "heading: One")}`);
  change(STOP, "\nsections:\n", passage('"[See it](/guides/open-house#one)."'));
  expect(complaint()).toBe("");
});

test("every page that offers a price is told what it lacks", () => {
  change("company.yaml", /^.*trade: cooling.*\n/m, "");
  change("services.yaml", "license: [roofing]", "license: unclear");
  const told = complaint();
  expect(told).toMatch(/hvac\.yaml:\d+\n.*hvac: it needs a license for cooling or mechanical/);
  expect(told).toMatch(/free-pricing\.yaml:\d+\n.*house\.spots\.hvac: no price/);
  expect(told).toMatch(/roofing\.yaml:\d+\n.*does not know which license it needs/);
});

test("a service that is off the list leads everybody to what is left of it", () => {
  change("services.yaml", /^pools: .*\n/m, "");
  const told = complaint();
  expect(told).toMatch(/en\/pages\/pools\.yaml:1\n.*list the service in content\/services\.yaml/);
  expect(told).toMatch(
    /en\/interface\.yaml:\d+\n.*services\.pools: content\/services\.yaml lists no/,
  );
  expect(told).toMatch(/navigation\.yaml:\d+\n.*\/pools is no page of this site/);
});

test("what is not open has a page that says so, and what is open has none", () => {
  change("services.yaml", ", comingSoon: true }\nflooring", " }\nflooring");
  change("services.yaml", /(?<=^hvac: .*) }/m, ", comingSoon: true }");
  const told = complaint();
  expect(told).toMatch(/en\/pages\/pools\.yaml:\d+\n.*services\.yaml must say comingSoon: true/);
  expect(told).toMatch(/en\/pages\/hvac\.yaml:\d+\n.*must be of the kind coming-soon while/);
});

test("all errors are told at once, and each once", () => {
  change("company.yaml", /^ {2}dialled: .*$/m, "  dialled: 9545550142");
  change("en/work.yaml", /$/, GUESS.replace("says", "said"));
  change("en/pages/roofing.yaml", /^title: .*$/m, "title: x");
  expect(complaint()).toMatch(/^4 errors/);
});

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
  ["holds what nobody sees", "    heading: Ro\0ofs", "a sign that cannot be seen"],
  ["runs backward", "    heading: We \u202ees", "a sign that cannot be seen"],
  ["writes so as a code", '    heading: "We \\u202ees"', "a sign that cannot be seen"],
  ["has it in a remark", "    heading: We # \u0008", "a sign that cannot be seen"],
  ["is empty", "    heading:", "heading: is empty"],
  ["holds half a link", "    heading: See [this](/solar now", "a link is [words](/address)"],
  ["holds a brace left open", "    heading: Call {phone", "is never closed: {phone}"],
  ["holds a fact with blanks", "    heading: Call { phone }", "Did you mean phone"],
  ["holds what mails fill in", "    heading: Until {until}", "there is no fact called {until}"],
] as const;
const HEADING = /^ {4}heading: .*$/m;

/** Pages whose errors other files complain of as well. */
const NAMED_ELSEWHERE = /^(services\/|contest-demo)/;

test("each error in a heading is told with its file and line", () => {
  const pages = yamlFilesIn(fileIn("en/pages")).filter(
    (page) =>
      !NAMED_ELSEWHERE.test(page) && HEADING.test(readFileSync(fileIn(`en/pages/${page}`), "utf8")),
  );
  for (const [index, [, error]] of HEADINGS.entries()) {
    change(`en/pages/${pages[index]}`, HEADING, error);
  }
  const told = complaint().split("\n\n");
  expect(told[0]).toBe(`${HEADINGS.length} errors in the content:`);
  for (const [index, [what, , message]] of HEADINGS.entries()) {
    const own = told.filter((one) => one.startsWith(`content/en/pages/${pages[index]}:`));
    expect(own, what).toEqual([expect.stringContaining(message)]);
  }
});

test("a remark behind a single word, and marks in words that show them, are right", () => {
  change(TEAM, "kind: coming-soon", "kind: coming-soon # until there are portraits");
  change(SOLAR, /(?<=\n {4}lead: )/, "The **Sun**, see [roofs](/roofing). ");
  change("services.yaml", "license: [solar,", "license: [electrical, solar,");
  expect(complaint()).toBe("");
});

test("a line is that of the file, though a claim before it has run out", () => {
  writeFileSync(
    fileIn(TEAM),
    `title: A team
description: ${"d".repeat(60)}
sections:
  - kind: passage
    heading: Slip
    paragraphs: [Words.]
    points:
      - { claim: building-code-ninth-edition, says: It holds. }
      - 2026
  - { kind: sources, heading: Sources }
`,
  );
  expect(complaint("2050-01-01")).toMatch(/team\.yaml:9\n {4}sections\.0\.points\.1: must be text/);
});

/** The first paragraph of a page, as components get it. */
function paragraph() {
  const page = read().languages.en?.pages["/contests"];
  const found = page?.sections.find(({ kind }) => kind === "passage");
  return found?.kind === "passage" ? found.paragraphs[0] : undefined;
}

test("of facts, sentences mark only the number of a license that is a sample", () => {
  change("en/work.yaml", /$/, GUESS);
  change(
    "company.yaml",
    /trade: roofing, number: \w+, sample: true/,
    "trade: roofing, number: CCC1",
  );
  const sentence = "It took **{a-test.guess}**: {license.roofing}, {license.general}.";
  change(CONTESTS, FIRST_PARAGRAPH, `"${sentence}"`);
  expect(paragraph()).toMatch(/^It took \*\*3 days\*\*: CCC1, \w+ \(sample\)\.$/);
});

test("the site knows which parts of content hold samples", () => {
  change("promises.yaml", /sample: true/g, "sample: false");
  const { samples } = read();
  expect(samples).toContain("work");
  expect(samples).not.toContain("promises");
});

test("sentences name what a usual job costs, to two digits", () => {
  change("prices.yaml", /low: 440\b/, "low: 444");
  change("prices.yaml", /high: 950\b/, "high: 1000");
  change(CONTESTS, FIRST_PARAGRAPH, "It costs {price.roof-shingle}.");
  expect(paragraph()).toBe("It costs $12,000 to $25,000.");
});

test("a fact that is not there is told", () => {
  change("en/work.yaml", /$/, GUESS);
  change(CONTESTS, FIRST_PARAGRAPH, "It took {a-test.gues}.");
  expect(complaint()).toContain(
    "there is no fact called {a-test.gues}. Did you mean a-test.guess?",
  );
});
