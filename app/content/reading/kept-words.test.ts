/** Words that have to stand, whoever rewrites a page, and words that must not. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { END_OF_TIME, readContent } from "#app/content/reading/read.ts";
import { ownContent, ownFolder } from "#app/content/reading/testing/own-content.ts";
import { fixedAddresses } from "#app/routes.ts";

const { company, languages } = ownContent;
const pages = languages.en?.pages ?? {};

/** None of these sentences rests on a fact that may run out. */
const atTheEnd = JSON.stringify(
  readContent(fixedAddresses(ownFolder), ownFolder, END_OF_TIME).languages.en,
);

test.each([
  "there is no emergency line",
  "By then the windows may already be made.",
  "It’s worth as much as the company that gave it.",
  "Check the fan first; it costs nothing.",
  "none of it replaces an order to leave",
])("a page says: %s", (sentence) => {
  expect(atTheEnd).toContain(sentence);
});

test("the terms tell the federal right to cancel from Florida's, each with its source", () => {
  const page = pages["/terms-and-conditions"];
  expect(page?.claims).toEqual(
    expect.arrayContaining(["federal-cooling-off", "home-sale-cooling-off"]),
  );
  const cancel = page?.sections.find((section) => "id" in section && section.id === "cancel");
  for (const part of [
    "16 CFR part 429",
    "even if you invited us",
    "your own handwriting",
    "repairs of personal property",
    "sections 501.021 to 501.055",
    "leaves out work that you asked us to come for",
  ]) {
    expect(JSON.stringify(cancel)).toContain(part);
  }
});

test("no page says that an invitation ends the federal right", () => {
  for (const [address, page] of Object.entries(pages)) {
    const sentences = JSON.stringify(page.sections).split(/(?<=\.)["\s]/);
    const wrong = sentences.filter(
      (sentence) =>
        /federal/i.test(sentence) && /asking a company|if you asked|unless you/i.test(sentence),
    );
    expect(wrong, address).toEqual([]);
  }
});

test("the page that deletes an account says which, and leads to it", () => {
  const page = JSON.stringify(pages["/request-delete-account"]?.sections);
  const { login } = company.portal;
  expect(page).toContain(`[${company.name} customer portal](${login})`);
  // No app is named as ours, because the company has named none.
  expect(page).not.toMatch(/the app|its app/);
});

test("terms and privacy policy say on which day they began", () => {
  for (const address of ["/terms-and-conditions", "/privacy-policy"]) {
    const hero = pages[address]?.sections.find(({ kind }) => kind === "hero");
    expect(hero?.kind === "hero" && hero.eyebrow).toMatch(
      /^In effect from [A-Z][a-z]+ \d{1,2}, \d{4}$/,
    );
  }
});

/** Promises, judgments and claims that no tool may make, because nobody can stand for them, each with why. */
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

test("the pages of tools say nothing that no tool may say", () => {
  const files = yamlFilesIn(ownFolder).filter((file) => /\/pages\/tools(\/|\.yaml)/.test(file));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = readFileSync(path.join(ownFolder, file), "utf8");
    for (const [words, why] of FORBIDDEN) expect(text, `${file}: ${why}`).not.toMatch(words);
  }
});
