/** What stands between the site and its launch: promises without a yes, texts that no lawyer read. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { uncheckedOwnAdvice } from "./own-advice.ts";
import { openPromises } from "./open-promises.ts";
import { unreadTexts } from "./unread-texts.ts";

const { change, complaint, folder, read } = contentCopy({ withSpanish: true });

const promised = (id: string) =>
  openPromises(folder, read().promises).find((line) => line.startsWith(`${id}: `));
const unread = (id: string) =>
  unreadTexts(folder, read()).find((line) => line.startsWith(`${id}: `));

/** Writes into the list that a lawyer read the text as it is now. */
function haveRead(id: string) {
  const mark = /mark of the text is "(\w+)"/.exec(unread(id) ?? "")?.[1] ?? "";
  change(
    "counsel.yaml",
    new RegExp(`(?<=\n${id}:\n[^]*?)  by:\n  date:\n  mark:\n`),
    `  by: A. Counsel\n  date: 2026-12-01\n  mark: "${mark}"\n`,
  );
}

test("a promise is listed with the very lines that say it, until the owner said yes", () => {
  change("promises.yaml", /$/, "\na-test: { sample: true, what: We test, number: 5 }\n");
  change("en/pages/stop.yaml", /^title: .*/, "title: Stopped in {a-test} days");
  change("es/messages.yaml", /^receipt:\n/m, "# one more line\nreceipt:\n");
  expect(promised("a-test")).toBe("a-test: We test\n      content/en/pages/stop.yaml:1");
  change("promises.yaml", "a-test: { sample: true, ", "a-test: { ");
  expect(promised("a-test")).toBeUndefined();
});

test("lines in the middle of a long text, in mails and in sentences that point to it count", () => {
  change(
    "en/pages/stop.yaml",
    /\nsections:\n/,
    `
sections:
  - kind: passage
    heading: Test
    paragraphs:
      - >-
        First.
        Second {answerTime}.
      - { promise: answerTime, says: Third. }
`,
  );
  const lines = promised("answerTime");
  expect(lines).toContain("content/en/pages/stop.yaml:9");
  expect(lines).toContain("content/en/pages/stop.yaml:10");
  expect(lines).toMatch(/content\/en\/messages\.yaml:\d+/);
  expect(lines).toMatch(/content\/es\/messages\.yaml:\d+/);
});

test("a promise that nothing says is told", () => {
  change("promises.yaml", /$/, "\na-test: { sample: true, what: We test }\n");
  expect(promised("a-test")).toContain("said nowhere");
});

test("a text is open until a lawyer read it, and again once it is another", () => {
  expect(unread("terms")).toContain("has not been read");
  haveRead("terms");
  expect(unread("terms")).toBeUndefined();
  change(
    "en/pages/terms-and-conditions.yaml",
    /^sections:/m,
    "# A remark changes nothing.\nsections:",
  );
  expect(unread("terms")).toBeUndefined();
  change("en/pages/terms-and-conditions.yaml", /(?<=\n {4}heading: ).*/, "Other terms");
  expect(unread("terms")).toContain("was changed since A. Counsel read it on 2026-12-01");
});

test("a fact that the text takes by name is part of it", () => {
  haveRead("terms");
  change("company.yaml", /(?<=inEffect: \{ terms: )"[^"]*"/, '"2027-01-01"');
  expect(unread("terms")).toContain("was changed");
});

test("a language is open until somebody read all of it, and again once a word is another", () => {
  expect(unread("spanish")).toContain("has not been read");
  haveRead("spanish");
  haveRead("spanish-law");
  expect(unread("spanish")).toBeUndefined();
  change("es/pages/solar.yaml", /^title: .*/, "title: Otro título");
  expect(unread("spanish")).toContain("was changed since A. Counsel read it on 2026-12-01");
  expect(unread("spanish-law")).toBeUndefined();
});

test("a promise counts in the language of the text that takes it by name", () => {
  haveRead("spanish-law");
  change("es/promises.yaml", /(?<=^answerTime: ).*/m, "otro día");
  expect(unread("spanish-law")).toContain("was changed");
  expect(unread("terms")).toContain("has not been read");
});

test("a language that nobody is asked to read is told", () => {
  change("counsel.yaml", "- { file: es/ }", "- { file: es/pages/ }");
  expect(unread("es")).toBe("es: all of it: content/counsel.yaml asks nobody to read es/");
});

test("one part of a file is open by itself", () => {
  const file = "en/pages/contest-demo.yaml";
  haveRead("consent");
  change(file, /(?<=\n {6}submit: ).*/, "Check it now");
  expect(unread("consent")).toBeUndefined();
  change(file, /(?<=\n {6}news:\n {8}email: >-\n).*/, "          Other words.");
  expect(unread("consent")).toContain("was changed");
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

test("advice of our own is listed with the lines that give it, in each language, until it is checked", () => {
  const advice = () => uncheckedOwnAdvice(folder, read().claims);
  expect(advice()).toHaveLength(1);
  expect(advice()[0]).toMatch(/^storm-own-advice: .*\n {6}content\/storm\/en\.yaml:\d+\n/);
  expect(advice()[0]).toMatch(/\n {6}content\/storm\/es\.yaml:\d+/);
  change("claims.yaml", "\nstorm-own-advice:\n", '\nstorm-own-advice:\n  checked: "2026-12-01"\n');
  expect(advice()).toEqual([]);
});
