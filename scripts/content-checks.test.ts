/** What is told of claims as time goes by, and what stands between the site and its launch. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import {
  dueClaims,
  openPromises,
  partnersUnderOurLicense,
  outdatedClaims,
  unreadTexts,
} from "#scripts/content-checks.ts";

const { change, complaint, folder, read } = contentCopy({ withSpanish: true });

test.each([
  ["2026-10-30", [], []],
  ["2026-11-20", ["2026-12-30  a-code: A code"], []],
  ["2026-12-31", [], ["2026-12-30  a-code: A code"]],
  ["2027-03-21", ["2027-05-20  a-rate: A tariff"], ["2026-12-30  a-code: A code"]],
  ["2027-05-21", [], ["2026-12-30  a-code: A code", "2027-05-20  a-rate: A tariff"]],
])("on %s, claims that run out and checks that grow old are told", (today, due, outdated) => {
  const claims = {
    "a-code": { source: "A code", checked: "2026-11-20", until: "2026-12-30" },
    "a-law": { source: "A law", checked: "2026-11-20" },
    "a-rate": { source: "A tariff", checked: "2026-11-20", kind: "rate" as const },
    "not-read": { source: "A page" },
  };
  expect(dueClaims(claims, today)).toEqual(due);
  expect(outdatedClaims(claims, today)).toEqual(outdated);
});

const promised = (id: string) =>
  openPromises(folder, read().promises).find((line) => line.startsWith(`${id}: `));
const unread = (id: string) =>
  unreadTexts(folder, read()).find((line) => line.startsWith(`${id}: `));

/** Writes into the list that somebody read the text as it is now. */
function haveRead(id: string) {
  const mark = /mark of the text is "(\w+)"/.exec(unread(id) ?? "")?.[1] ?? "";
  change(
    "counsel.yaml",
    new RegExp(`(?<=\n${id}:\n[^]*?)  by:\n  date:\n  mark:\n`),
    `  by: A. Counsel\n  date: 2026-12-01\n  mark: "${mark}"\n`,
  );
}

test("work by a partner may not stand beside a license of ours", () => {
  expect(partnersUnderOurLicense(folder)).toEqual([]);
  change("en/work.yaml", /our own technicians/, "a licensed partner company");
  expect(partnersUnderOurLicense(folder)).toContainEqual(
    expect.stringMatching(/^content\/en\/pages\/hvac\.yaml:\d+ {2}.*\{license\.cooling\}/),
  );
});

test("a promise is listed with the places that say it, until the owner said yes", () => {
  change(
    "promises.yaml",
    /$/,
    "\na-test: { sample: true, what: We test, number: 5 }\nsilent: { sample: true, what: Hush }\n",
  );
  change("en/pages/stop.yaml", /^title: .*/, "title: Stopped in {a-test} days");
  const sections = "\nsections:\n  - kind: passage\n    heading: Test\n    paragraphs:\n";
  change(
    "en/pages/stop.yaml",
    /\nsections:\n/,
    `${sections}      - { promise: a-test, says: Yes. }\n`,
  );
  expect(promised("a-test")).toBe(
    "a-test: We test\n      content/en/pages/stop.yaml:1\n      content/en/pages/stop.yaml:7",
  );
  expect(promised("silent")).toContain("nowhere");
  expect(promised("answerTime")).toMatch(/content\/es\/messages\.yaml:\d+/);
  change("promises.yaml", "a-test: { sample: true, ", "a-test: { ");
  expect(promised("a-test")).toBeUndefined();
});

test("a text is open until a lawyer read it, and again once it, or a fact in it, is another", () => {
  const page = "en/pages/terms-and-conditions.yaml";
  expect(unread("terms")).toContain("has not been read");
  haveRead("terms");
  change(page, /^sections:/m, "# A remark changes nothing.\nsections:");
  expect(unread("terms")).toBeUndefined();
  change(page, /(?<=\n {4}heading: ).*/, "Other terms");
  expect(unread("terms")).toContain("was changed since A. Counsel read it on 2026-12-01");
  haveRead("consent");
  change("en/pages/contest-demo.yaml", /(?<=\n {4}submit: ).*/, "Check it now");
  expect(unread("consent")).toBeUndefined();
});

test("a fact that a text takes by name is part of it", () => {
  haveRead("terms");
  change("company.yaml", /(?<=inEffect: \{ terms: )[^,]*/, '"2027-01-01"');
  expect(unread("terms")).toContain("was changed");
});

test("a language is open until somebody read all of it, and again once a word is another", () => {
  haveRead("spanish");
  haveRead("spanish-law");
  expect(unread("spanish")).toBeUndefined();
  change("es/pages/solar.yaml", /^title: .*/, "title: Otro título");
  expect(unread("spanish")).toContain("was changed since A. Counsel read it on 2026-12-01");
  expect(unread("spanish-law")).toBeUndefined();
  change("es/promises.yaml", /(?<=^answerTime: ).*/m, "otro día");
  expect(unread("spanish-law")).toContain("was changed");
  change("counsel.yaml", "- { file: es/ }", "- { file: es/pages/ }");
  expect(unread("es")).toBe("es: all of it: content/counsel.yaml asks nobody to read es/");
});

test.each([
  [
    "file: en/pages/terms-and-conditions.yaml",
    "file: en/pages/trems.yaml",
    "there is no en/pages/trems.yaml",
  ],
  ["only: news", "only: nothing-like-it", "is called nothing-like-it"],
  ["  by:\n", "  by: A. Counsel\n", "needs all of by, date and mark"],
])("a slip in the list of readings is told: %s", (from, to, message) => {
  const at = from.startsWith("file")
    ? new RegExp(`(?<=\n    - \\{ )${from}`)
    : new RegExp(`(?<=\n[^#]*)${from}`);
  change("counsel.yaml", at, to);
  expect(complaint()).toMatch(new RegExp(`content/counsel\\.yaml:\\d+\n.*${message}`));
});
