/** What ends with an edition of the code: which claims must say so, and what their sentences need. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint, read } = contentCopy();

const GROUND = `a-code: { source: A code, checked: "2026-11-20", until: "2026-12-10" }`;
const addClaims = (...lines: string[]) => change("claims.yaml", /$/, `\n${lines.join("\n")}\n`);
const addToTeam = (paragraph: string) =>
  change(
    "en/pages/team.yaml",
    "\nsections:\n",
    `
sections:
  - kind: passage
    heading: A heading for a test
    paragraphs: [Always., ${paragraph}]
  - { kind: sources, heading: Sources for a test }
`,
  );
const shownOn = (today: string) => {
  const page = read(today).languages.en?.pages["/team"];
  return JSON.stringify(page?.sections[0]);
};

test("a claim ends with what it rests on, and its sentence gives way", () => {
  addClaims(GROUND, "a-rule: { source: A rule, restsOn: a-code }");
  addToTeam(`{ claim: a-rule, says: "It holds.", after: "It held." }`);
  expect(shownOn("2026-12-10")).toContain("It holds.");
  expect(shownOn("2026-12-11")).toContain("It held.");
});

test("its own end counts where that comes first", () => {
  addClaims(GROUND, `a-rule: { source: A rule, restsOn: a-code, until: "2026-12-01" }`);
  addToTeam(`{ claim: a-rule, says: "It holds.", after: "It held." }`);
  expect(shownOn("2026-12-02")).toContain("It held.");
});

test("nobody can forget what comes after", () => {
  addClaims(GROUND, "a-rule: { source: A rule, restsOn: a-code }");
  addToTeam(`{ claim: a-rule, says: "It holds." }`);
  expect(complaint("2026-11-21")).toMatch(/content\/en\/pages\/team\.yaml:\d+\n.*rests on a-code/);
  expect(complaint("2026-11-21")).toContain("2026-12-10");
});

test("who thought of it may have nothing come after", () => {
  addClaims(GROUND, "a-rule: { source: A rule, restsOn: a-code }");
  addToTeam(`{ claim: a-rule, says: "It holds.", leaveOut: true }`);
  expect(shownOn("2026-12-10")).toContain("It holds.");
  expect(shownOn("2026-12-11")).not.toContain("It holds.");
});

test("both at once is a slip", () => {
  addClaims(GROUND, "a-rule: { source: A rule, restsOn: a-code }");
  addToTeam(`{ claim: a-rule, says: "It holds.", after: "It held.", leaveOut: true }`);
  expect(complaint("2026-11-21")).toContain("has an `after`, so nothing is left out");
});

test.each([
  ["a-rule: { source: A rule, restsOn: a-cod }", 'there is no claim "a-cod" here'],
  ["a-rule: { source: A rule, restsOn: solar-credit-ended }", "has no `until`"],
  [
    "a-rule: { source: A rule, restsOn: a-code }\na-detail: { source: B, restsOn: a-rule }",
    "a-rule rests on a-code; name that",
  ],
])("what nothing can rest on is told: %s", (claims, message) => {
  addClaims(GROUND, claims);
  expect(complaint("2026-11-21")).toContain(message);
});

test("a claim of the building code says on which edition it rests, or that none can change it", () => {
  const claim = "a-rule: { source: 'Florida Building Code, section 202'";
  addClaims(`${claim} }`);
  expect(complaint("2026-11-21")).toMatch(
    /content\/claims\.yaml:\d+\n +a-rule: is of the building/,
  );
  change("claims.yaml", `${claim} }`, `${claim}, lasting: true }`);
  expect(complaint("2026-11-21")).toBe("");
});
