/** The eight answers of a service page: all of them, each short, and true after its claim has ended. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { FIRST_ANSWERS, LONGEST_ANSWER } from "#app/content/first-answers.ts";

const { change, complaint, read } = contentCopy();

const ROOFING = "en/pages/roofing.yaml";

test("none of the answers can be left out, and there is no ninth", () => {
  for (const name of FIRST_ANSWERS) change(ROOFING, `      ${name}:\n`, `      un${name}:\n`);
  for (const name of FIRST_ANSWERS) {
    expect(complaint()).toMatch(/content\/en\/pages\/roofing\.yaml:\d+/);
    expect(complaint()).toContain(`answers.${name}: is missing`);
    expect(complaint()).toContain(`answers.un${name}: is not a name`);
  }
});

test("what it costs leads to the prices", () => {
  change(ROOFING, /^ {8}link: .*#price.*\n/m, "");
  expect(complaint()).toContain("answers.cost.link");
});

const HOUSE = /(house:\n {8}figure: .*\n {8}text: ).*/;
/** With its last letters from the company's own file. */
const written = (letters: number) => `${"word ".repeat(40).slice(0, letters - 6)}{name}`;

test("an answer is as long as it is read, and no longer than the first screen has room for", () => {
  const { name } = read().company;
  const longest = LONGEST_ANSWER - name.length + "{name}".length;
  change(ROOFING, HOUSE, `$1"${written(longest)}"`);
  expect(complaint()).toBe("");
  change(ROOFING, HOUSE, `$1"${written(longest + 1)}"`);
  expect(complaint()).toContain(
    `is ${LONGEST_ANSWER + 1} letters long with its link, and may have ${LONGEST_ANSWER}`,
  );
  expect(complaint()).toMatch(/roofing\.yaml:\d+\n {4}sections\.1\.answers\.house\.text/);
});

test("the letters of a link count, those of its address do not", () => {
  change(ROOFING, HOUSE, `$1"${"word ".repeat(22)}[it](/hurricane-protection/windows-doors)"`);
  expect(complaint()).toBe("");
});

test("an answer that ends with its claim is told beforehand", () => {
  const claim = 'a-code: { source: A code, checked: "2026-11-20", until: "2099-12-30" }';
  change("claims.yaml", /$/, `\n${claim}\n`);
  change(
    ROOFING,
    /(?<= {6}permit:\n {8}text:).*?(?=\n {6}who:)/s,
    ' { claim: a-code, says: "Yes." }',
  );
  expect(complaint()).toContain("once its claims have run out");
});
