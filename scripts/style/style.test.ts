import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { proseIn } from "#scripts/style/prose.ts";
import { schoolGrade } from "#scripts/style/school-grade.ts";
import { sentencesOf } from "#scripts/style/sentences.ts";
import { servicePageWarnings } from "#scripts/style/service-page-warnings.ts";
import { figuresOf, styleReport } from "#scripts/style/style-report.ts";
import { isCommaPair } from "#scripts/style/tics.ts";

test.each([
  ["We come at 8 a.m. Then we measure. Is that early? No!", 4],
  ["See s. 489.126 of the statutes (s. 713.13 F.S.). St. Lucie County is near.", 2],
  ["Twenty panels of 420 W make 8.4 kW. That costs $1,200.50.", 2],
  ["See [the U.S. map](/map). It is **big**.", 2],
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

test("a heading of two halves is told from a list and from a town", () => {
  expect(isCommaPair("Glass that cracks, and stays")).toBe(true);
  expect(isCommaPair("Roofs in Boynton Beach, Florida")).toBe(false);
  expect(isCommaPair("Windows, sliding doors and entry doors")).toBe(false);
});

test("of a page, sentences and headings count, and labels, buttons and tables do not", () => {
  const page = [
    { heading: "Roofs, and more", lead: "Ask us.", actions: [{ label: "Ask. Now." }] },
    { kind: "compare", columns: ["Is it. Here."], rows: [{ label: "No. One.", cells: ["Two."] }] },
    { items: [{ question: "Is it loud?", answer: "It is, for a day." }] },
  ];
  expect(proseIn(page)).toEqual({
    sentences: ["Ask us.", "It is, for a day."],
    headings: ["Roofs, and more", "Is it loud?"],
  });
});

test("the report has a line for each file and their sum, and names the worst last", () => {
  const ten = (sentence: string) => Array.from({ length: 10 }, () => sentence);
  const clipped = { file: "clipped", sentences: ten("Ask us."), headings: ["Rain, and sun"] };
  const rain = "The roof keeps the rain out of the house because it is sealed.";
  const plain = { file: "plain", sentences: ten(rain), headings: [] };
  expect(figuresOf(clipped)).toMatchObject({ words: 2, ticsInHundred: 210 });
  const lines = styleReport([plain, clipped, { file: "empty", sentences: [], headings: [] }]);
  const figuresIn = (name: string) => lines.find((line) => line.startsWith(name))?.split(/\s+/);
  expect(figuresIn("plain")?.slice(2, 5)).toEqual(["13.0", "10", "0"]);
  expect(figuresIn("empty")?.slice(1, 4)).toEqual(["–", "–", "0"]);
  expect(lines.at(-2)).toContain("clipped");
});

test("what a service page lacks is told, and what another page says already", () => {
  const sections = [
    { kind: "passage", paragraphs: ["We come on the day that was agreed with you."] },
  ];
  const page = { sections };
  const { company } = siteContent;
  const pages = { "/hvac": page, "/roofing": page };
  const told = servicePageWarnings({ company, languages: { en: { pages } } } as never);
  expect(told).toContain("/hvac: leads to no tool");
  expect(told).toContain(`/roofing: says what /hvac says: ${sections[0]?.paragraphs[0]}`);
});
