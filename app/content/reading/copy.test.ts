/** What good copy keeps to: said once, easy to read, enough to decide on. */
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { proseIn } from "#scripts/style/prose.ts";
import { schoolGrade } from "#scripts/style/school-grade.ts";

/** As many words as a page needs to help someone decide. */
const FEWEST_WORDS = 700;
/** From this length on, a sentence that stands on two pages is a copy. */
const COPY_WORDS = 8;
/** School grades, as `npm run check-content -- --style` prints them. */
const EASIEST_GRADE = 4;
const HARDEST_GRADE = 10;

const { company, languages } = siteContent;
const pages = languages.en?.pages ?? {};

/** Names that hold no sentences. */
const NOT_WORDS = new Set([
  "kind",
  "id",
  "to",
  "part",
  "labelSide",
  "trades",
  "claims",
  "title",
  "description",
  "name",
  "key",
  "placeholder",
  "alt",
]);

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => (NOT_WORDS.has(key) ? [] : wordsIn(item)));
}

const textsOf = (address: string) => wordsIn(pages[address]?.sections).map(withoutMarks);
const sentencesOf = (texts: string[]) =>
  texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).map((sentence) => sentence.trim());
const tokens = (text: string) => text.match(/[a-z0-9’'-]*[a-z][a-z0-9’'-]*/gi) ?? [];

test("no sentence stands on two pages", () => {
  const seen = new Map<string, string>();
  const copies: string[] = [];
  for (const address of Object.keys(pages)) {
    for (const sentence of new Set(sentencesOf(textsOf(address)))) {
      // The address is a fact, and may stand wherever somebody needs it.
      if (tokens(sentence).length < COPY_WORDS || sentence.includes(company.address.street))
        continue;
      const earlier = seen.get(sentence);
      if (earlier) copies.push(`${earlier} and ${address}: ${sentence}`);
      seen.set(sentence, address);
    }
  }
  expect(copies).toEqual([]);
});

test.each(SERVICE_PAGES)("%s says enough to decide on", (address) => {
  expect(tokens(textsOf(address).join(" ")).length).toBeGreaterThanOrEqual(FEWEST_WORDS);
  const questions = pages[address]?.sections.flatMap((section) =>
    section.kind === "questions" ? section.items : [],
  );
  // They open in two columns, so that a dozen can be looked over.
  expect(questions?.length).toBeGreaterThanOrEqual(5);
  expect(questions?.length).toBeLessThanOrEqual(12);
});

test.each(SERVICE_PAGES)(
  "%s leads on from one place, between the page's own words and their sources",
  (address) => {
    const kinds = pages[address]?.sections.map(({ kind }) => kind);
    expect(kinds?.slice(kinds.indexOf("ways-on"))).toEqual(["ways-on", "sources", "call"]);
  },
);

test.each(SERVICE_PAGES)("%s is easy to read", (address) => {
  const grade = schoolGrade(proseIn(pages[address]?.sections).sentences);
  expect(grade).toBeGreaterThan(EASIEST_GRADE);
  expect(grade).toBeLessThanOrEqual(HARDEST_GRADE);
});
