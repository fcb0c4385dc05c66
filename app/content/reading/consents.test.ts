/** What people agree to: every wording keeps its version, and none changes in silence. */
import { expect, test } from "vitest";
import { consents, markOfWords, wordingsOn } from "#app/content/reading/consents.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const FILE = "consents.yaml";
const { change, complaint, read } = contentCopy();

test.each([
  ["a word in English", FILE, /(?<=\n {6}en: )/, "Well. "],
  ["a word in Spanish", FILE, /(?<=\n {6}es: )/, "Bueno. "],
  ["the company's legal name", "company.yaml", / Inc\./, " LLC"],
])("%s cannot change without a new version", (_, file, from, to) => {
  change(file, from, to);
  const told = complaint();
  expect(told).toMatch(/consents\.yaml:\d+\n {4}calls\.0\.mark: .*not the words of calls-1/);
  const mark = /its first day and mark: "([0-9a-f]{12})"/.exec(told)?.[1] ?? "";
  change(FILE, /mark: \w{12}/, `mark: "${mark}"`);
  expect(complaint()).not.toContain("calls.0");
});

test("a new version stands below the old one, and is shown from its first day on", () => {
  const words = { en: "Optional. Call me.", es: "Opcional. Llámeme." };
  const version = `  - version: calls-9
    from: "2027-03-01"
    mark: "${markOfWords(words)}"
    words: { en: ${words.en}, es: ${words.es} }
`;
  change(FILE, "\nnews:\n", `${version}\nnews:\n`);
  expect(read("2027-02-28").consents.calls.version).toBe("calls-1");
  const { consents: then, languages } = read("2027-03-01");
  // The site of these tests is in English alone.
  expect(then.calls).toEqual({ version: "calls-9", words: { en: words.en } });
  expect(JSON.stringify(languages.en?.pages["/free-pricing"])).toContain(words.en);
});

test.each([
  ["version: calls-1", "version: the first", "calls.0.version: must be a name like calls-2"],
  ["from: 2026-01-15", "from: soon", 'calls.0.from: must be a day like "2027-01-15"'],
  [/ {6}en: .*\n/, "", "calls.0.words.en: is missing"],
])("%s: an error is told where it is", (from, to, told) => {
  change(FILE, from, to);
  expect(complaint()).toContain(told);
});

test("versions go from old to new, each under a name of its own", () => {
  const one = { mark: "0".repeat(12), words: { en: "a", es: "b" } };
  const list = (days: string[], names = days.map((_, at) => `calls-${at + 1}`)) =>
    days.map((from, at) => ({ ...one, from, version: names[at] ?? "" }));
  const days = ["2026-01-01", "2026-02-01"];
  const isRight = (calls: unknown) => consents.safeParse({ calls, news: list(days) }).success;
  expect(isRight(list(days))).toBe(true);
  expect(isRight(list(days.toReversed()))).toBe(false);
  expect(isRight(list(days, ["calls-1", "calls-1"]))).toBe(false);
  // Before the first day of all, somebody may still have to read something.
  const all = { calls: list(["2030-01-01"]), news: list(days) };
  expect(wordingsOn("2026-05-05", all, ["en"]).calls.version).toBe("calls-1");
});
