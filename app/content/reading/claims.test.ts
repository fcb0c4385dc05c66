/** What happens to sentences when the facts behind them run out. */
import { writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { runningOut, unchecked } from "#app/content/reading/claims.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";

const { change, complaint, fileIn, read } = contentCopy();

const TODAY = "2026-11-21";
beforeEach(() =>
  change(
    "claims.yaml",
    /$/,
    '\na-test-claim: { source: A test, checked: "2026-11-20", until: "2026-12-30" }\n',
  ),
);

/** A page of the copy with other sections before the last. */
function writePage(sections: string) {
  writeFileSync(
    fileIn("en/pages/team.yaml"),
    `title: A page for a test
description: A page that holds claims, so that a test can see what becomes of them in time.
sections:
  - { kind: hero, heading: Test, lead: Test }
${sections}
  - { kind: sources, heading: Sources }
`,
  );
}

function passage(today: string) {
  const page = read(today).languages.en?.pages["/team"];
  const found = page?.sections.find(({ kind }) => kind === "passage");
  return found?.kind === "passage" ? found : undefined;
}

const statement = (after = "") =>
  `{ claim: a-test-claim, says: "It holds."${after && `, after: "${after}"`} }`;

test("a claim stands until its last day and gives way the day after", () => {
  writePage(`  - { kind: passage, heading: H, paragraphs: [${statement("It held.")}] }`);
  expect(passage("2026-12-30")?.paragraphs).toEqual(["It holds."]);
  expect(passage("2026-12-31")?.paragraphs).toEqual(["It held."]);
});

test("without other words it is left out", () => {
  writePage(`  - { kind: passage, heading: H, paragraphs: [Stays., ${statement()}] }`);
  expect(passage("2026-12-30")?.paragraphs).toEqual(["Stays.", "It holds."]);
  expect(passage("2027-01-05")?.paragraphs).toEqual(["Stays."]);
});

test("among other sentences it comes and goes alone", () => {
  writePage(
    `  - { kind: passage, heading: H, paragraphs: [{ sentences: [One., ${statement()}, Two.] }] }`,
  );
  expect(passage("2026-12-30")?.paragraphs).toEqual(["One. It holds. Two."]);
  expect(passage("2030-01-01")?.paragraphs).toEqual(["One. Two."]);
});

test("a page that would break once a claim runs out is refused today", () => {
  writePage(`  - { kind: passage, heading: H, paragraphs: [${statement()}] }`);
  expect(complaint(TODAY)).toContain("give them an `after`");
});

test("a claim that is not listed is told, with the nearest name", () => {
  writePage(`  - kind: passage
    heading: H
    paragraphs:
      - { claim: a-tst-claim, says: "It holds." }`);
  expect(complaint(TODAY)).toMatch(
    /content\/en\/pages\/team\.yaml:8\n.*there is no claim "a-tst-claim" in claims\.yaml\. Did you mean a-test-claim\?/,
  );
});

test("a page with claims needs a section of sources", () => {
  writePage(`  - { kind: passage, heading: H, paragraphs: [Stays., ${statement()}] }`);
  change("en/pages/team.yaml", /^ {2}- \{ kind: sources.*$/m, "");
  expect(complaint(TODAY)).toContain("needs a section of the kind sources");
});

test("what runs out soon is known ahead", () => {
  const claims = {
    never: { source: "s", checked: "2026-11-20" },
    soon: { source: "s", checked: "2026-11-20", until: "2027-01-20" },
    later: { source: "s", checked: "2026-11-20", until: "2027-01-21" },
    gone: { source: "s", checked: "2025-11-20", until: "2026-01-01" },
  };
  expect(runningOut(claims, "2026-11-21", 60)).toEqual(["soon", "gone"]);
});

test("what nobody has checked yet is known", () => {
  const claims = { read: { source: "s", checked: "2026-11-20" }, unread: { source: "s" } };
  expect(unchecked(claims)).toEqual(["unread"]);
});

test("the day is Florida's, not the machine's", () => {
  expect(todayInFlorida(new Date("2026-12-31T03:00:00Z"))).toBe("2026-12-30");
  expect(todayInFlorida(new Date("2026-12-31T05:00:00Z"))).toBe("2026-12-31");
  expect(todayInFlorida(new Date("2026-07-01T03:59:00Z"))).toBe("2026-06-30");
});
