/** What no tool may say (the words of its page and of the frame are all that an answer is made of). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";

/** Promises, judgments and claims that nobody can stand for, each with why. */
const FORBIDDEN: [RegExp, string][] = [
  [/\byou(?:’|')?ll save\b|\byou will save\b|\bguaranteed?\b/i, "a saving is no promise"],
  [
    /\bno (?:electric )?bill\b|\$0 bill|\bfree (?:solar|roof|inspection|panels)\b/i,
    "nothing is free",
  ],
  [/\b30 ?%|\btax credit (?:of|for)\b/i, "the federal credit has ended"],
  [/\brates (?:rise|go up) (?:by )?\d/i, "nobody knows rates"],
  [/\badds? value\b/i, "a home's value is not ours to tell"],
  [
    /\byou (?:are entitled|have the right|qualify)\b|\bqualifies\b/i,
    "only a court or insurer can say",
  ],
  [
    /\bcancel any contract\b|\bthis contract is void\b|\bunlicensed\b|\bfraud(?:ulent)? by\b/i,
    "no legal conclusion",
  ],
  [/\bapproved by the state\b|\bhurricane-proof\b|\bcategory 5\b/i, "no such thing"],
  [/\bas low as\b|\byou(?:’|')re approved\b|\bpre-?approved\b/i, "no offer of credit"],
  [/\btoo (?:dear|expensive|cheap)\b|\bsuspicious\b|\brip-?off\b/i, "arithmetic only"],
  [/\bonly \d+ days left\b|\bhurry\b|\bact now\b/i, "no pressure"],
  [/\be-?mail (?:me|you) (?:my|your|the) (?:result|answer)/i, "nothing about the person"],
];

const files = yamlFilesIn(contentFolder).filter((file) => /\/pages\/tools(\/|\.yaml)/.test(file));

test("there are tools to look at", () => expect(files.length).toBeGreaterThan(3));

test.each(files)("%s says nothing that no tool may say", (file) => {
  const text = readFileSync(path.join(contentFolder, file), "utf8");
  const said = FORBIDDEN.flatMap(([words, why]) => {
    const found = words.exec(text);
    return found ? [`${found[0]}: ${why}`] : [];
  });
  expect(said).toEqual([]);
});
