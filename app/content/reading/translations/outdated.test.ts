/** What becomes of a page in a language that is published, when its English is changed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentReader } from "#app/content/reading/content-reader.ts";
import * as schema from "#app/content/reading/schema.ts";
import { outdatedTexts, staleTexts } from "#app/content/reading/translations/translations.ts";
import { tellTranslated } from "#scripts/translated.ts";

const RULES = `
name: Esperanto
numbers: { three: ['\\btri\\b'] }
`;

const ENGLISH = `
title: A page
description: A page about roofs and walls, and about what the state wants of both of them here.
sections:
  - kind: passage
    heading: Roofs
    paragraphs:
      - Three to 5 weeks are the rule.
      - sentences: [Ask us., { claim: rule, says: It is 25%., after: Ask the town. }]
      - { claim: rule, says: At most 25% of it., after: Ask the city. }
  - kind: fold-outs
    heading: More
    items:
      - { heading: One, brief: Costs 10 dollars., paragraphs: [More of it.] }
      - { heading: Two, brief: Costs some dollars., paragraphs: [More again.] }
      - { heading: Other, brief: Costs nothing., paragraphs: [Nothing more.] }
`;

const OWN = `
title: Pri tegmentoj
description: Paĝo pri tegmentoj kaj muroj, kaj pri tio kion la ŝtato volas de ili ĉi tie en Florido.
sections:
  - kind: passage
    heading: Tegmentoj
    paragraphs:
      - Tri ĝis 5 semajnoj estas kutimaj.
      - sentences: [Demandu nin., { claim: rule, says: Estas 25%., after: Demandu la urbeton. }]
      - { claim: rule, says: Maksimume 25%., after: Demandu la urbon. }
  - kind: fold-outs
    heading: Pli
    items:
      - { heading: Unu, brief: Kostas 10 dolarojn., paragraphs: [Pli pri ĝi.] }
      - { heading: Du, brief: Kostas kelkajn dolarojn., paragraphs: [Denove pli.] }
      - { heading: Alia, brief: Kostas nenion., paragraphs: [Nenio plia.] }
`;

const FILE = "pages/roofs.yaml";
const claim = { source: "A law" };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "outdated-"));
  write("company.yaml", "languages: [en, eo]");
  write("en/language.yaml", "name: English");
  write("eo/language.yaml", RULES);
  write(`en/${FILE}`, ENGLISH);
  write(`eo/${FILE}`, OWN);
  tellTranslated("eo", [], folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const changeEnglish = (from: string, to: string) => {
  expect(ENGLISH).toContain(from);
  write(`en/${FILE}`, ENGLISH.replace(from, to));
};

/** The page as a build reads it. */
function built() {
  const reader = new ContentReader(folder, "2026-11-22", outdatedTexts(folder));
  reader.claims = { rule: claim, other: claim };
  const page = reader.read(`eo/${FILE}`, schema.page);
  const [passage, foldOuts] = page?.sections ?? [];
  return {
    told: reader.problems,
    claims: reader.claimsIn.get(`content/eo/${FILE}`),
    heading: passage && "heading" in passage ? passage.heading : undefined,
    paragraphs: passage?.kind === "passage" ? passage.paragraphs : [],
    items: foldOuts?.kind === "fold-outs" ? foldOuts.items.map(({ heading }) => heading) : [],
  };
}

const [WEEKS, BOTH, SHARE] = [
  "Tri ĝis 5 semajnoj estas kutimaj.",
  "Demandu nin. Estas 25%.",
  "Maksimume 25%.",
];

test("nothing is left out of what was made from the English of now", () => {
  expect(built()).toMatchObject({ told: [], paragraphs: [WEEKS, BOTH, SHARE] });
});

test.each([
  [
    "other words for the same",
    "Three to 5 weeks are the rule.",
    "It takes three to 5 weeks.",
    WEEKS,
  ],
  ["another number", "Three to 5 weeks", "Three to 6 weeks", undefined],
  ["a number word less", "Three to 5 weeks", "Up to 5 weeks", undefined],
  ["another fact", "5 weeks are", "5 weeks, says {name}, are", undefined],
  ["another link", "5 weeks are", "5 [weeks](/roofing) are", undefined],
])("%s: %s becomes %s", (_, from, to, stays) => {
  changeEnglish(from, to);
  expect(built()).toMatchObject({ told: [], paragraphs: [stays ?? [], BOTH, SHARE].flat() });
  expect(staleTexts("eo", folder)).toMatchObject([
    {
      file: `content/eo/${FILE}`,
      line: 8,
      message: expect.stringContaining(stays ? "the old words stand" : "it is left out"),
    },
  ]);
});

test("a claim gives way to the words after it, as when it has run out", () => {
  changeEnglish("It is 25%.", "It is 30%.");
  expect(built().paragraphs).toEqual([WEEKS, "Demandu nin. Demandu la urbeton.", SHARE]);
  changeEnglish("At most 25% of it.", "At most 30% of it.");
  expect(built()).toMatchObject({
    claims: ["rule"],
    paragraphs: [WEEKS, BOTH, "Demandu la urbon."],
  });
});

test("what rests on another claim now is not said", () => {
  changeEnglish("{ claim: rule, says: At most", "{ claim: other, says: At most");
  expect(built()).toMatchObject({ told: [], paragraphs: [WEEKS, BOTH, "Demandu la urbon."] });
});

test("where one of its texts must stand, the whole item goes", () => {
  changeEnglish("Costs 10 dollars.", "Costs 20 dollars.");
  expect(built()).toMatchObject({ told: [], items: ["Du", "Alia"] });
});

test.each([
  ["a heading", "heading: Roofs", "heading: 4 roofs", 6],
  ["that of a section with items", "heading: More", "heading: 2 more", 12],
])("%s cannot be left out, so the site is not built", (_, from, to, line) => {
  changeEnglish(from, to);
  const message = expect.stringContaining(`“${to.replace("heading: ", "")}”`);
  expect(built().told).toMatchObject([{ file: `content/eo/${FILE}`, line, message }]);
});

test("an error in what is no older than the English keeps the site from being built", () => {
  write(`eo/${FILE}`, OWN.replace("10 dolarojn", "12 dolarojn"));
  expect(() => outdatedTexts(folder)).toThrow(
    /content\/eo\/pages\/roofs\.yaml:14\n.*holds the numbers 12, but in English 10/,
  );
  write("company.yaml", "languages: [en]");
  expect(built()).toMatchObject({ told: [], items: ["Unu", "Du", "Alia"] });
});

test("what is not translated yet is read in English, and told", () => {
  const news =
    "\n  - { kind: passage, heading: News of us, paragraphs: [Here is what we do now.] }\n";
  write(`en/${FILE}`, ENGLISH.trimEnd() + news);
  write(`eo/${FILE}`, OWN.trimEnd() + news);
  expect(outdatedTexts(folder)).toEqual(new Map([[`content/eo/${FILE}`, []]]));
  expect(staleTexts("eo", folder).map(({ path: at }) => at.join("."))).toEqual([
    "sections.2.heading",
    "sections.2.paragraphs.0",
  ]);
});
