import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import {
  copiedSentences,
  schoolGrade,
  sentencesIn,
  sentencesOf,
  styleTable,
} from "#scripts/style-report.ts";

test.each([
  ["We come at 8 a.m. Then we measure. Is that early? No!", 4],
  ["See s. 489.126 of the statutes (s. 713.13 F.S.). St. Lucie County is near.", 2],
  ["Twenty panels of 420 W make 8.4 kW. That costs $1,200.50.", 2],
  ["Workmanship warranty apart from the maker’s", 0],
])("sentences end where a reader ends them: %s", (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

test("the school grade is that of the formula, worked out by hand", () => {
  const two = [
    "The agreement requires a certified inspector.",
    "Documentation protects a customer today.",
  ];
  expect(schoolGrade(two)).toBeCloseTo(0.39 * 5.5 + (11.8 * 26) / 11 - 15.59, 2);
});

test("sentences count; headings, labels, buttons and tables do not", () => {
  const page = [
    { heading: "Roofs, and more", lead: "Ask us.", actions: [{ label: "Ask. Now." }] },
    { kind: "compare", columns: ["Is it. Here."], rows: [{ label: "No. One.", cells: ["Two."] }] },
    { items: [{ question: "Is it loud?", answer: "It is, for a day." }] },
  ];
  expect(sentencesIn(page)).toEqual(["Ask us.", "It is, for a day."]);
});

test("habits are counted by the share of sentences that have them", () => {
  const text = "It’s dry because it is sealed. We don’t wait. The maker’s label stays on.";
  const contests = { one: { text: `${text} The sun is out on all of the roofs today.` } };
  const table = styleTable({ languages: { en: { contests } }, messages: {} } as never);
  expect(table["one"]).toMatchObject({ words: 24, "% contraction": 50, "% so, because": 25 });
});

test("sentences that two pages share are named", () => {
  const sections = [
    { kind: "passage", paragraphs: ["We come on the day that was agreed with you."] },
  ];
  const page = { sections };
  const { company } = siteContent;
  const pages = { "/hvac": page, "/roofing": page };
  expect(copiedSentences({ company, languages: { en: { pages } } } as never)).toEqual([
    `/roofing: repeats /hvac: ${sections[0]?.paragraphs[0]}`,
  ]);
});
