/** What a brochure makes of the parts that hold the company's own facts. */
import { expect, test } from "vitest";
import { isPrinted, type PrintedSection } from "#app/content/brochure-sections.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { brochurePart } from "#scripts/brochure-parts.ts";

const { languages, figures } = siteContent;
const english = languages.en;
if (!english) throw new Error("There is no English content");
const { words, pages } = english;
const surroundings = {
  website: "https://a.us",
  phone: "1",
  words,
  figures,
  foreign: undefined,
  questions: 1,
};

test("the eight answers can be printed, each under its question", () => {
  const section = pages["/roofing"]?.sections.find(({ kind }) => kind === "answers");
  const html = section && isPrinted(section) ? brochurePart(section, surroundings) : "";
  const questions = [...html.matchAll(/<dt>(.*?)<\/dt><dd>.+?<\/dd>/g)].map(([, label]) => label);
  expect(questions).toEqual(FIRST_ANSWERS.map((name) => words.answers[name]));
  expect(html).toContain(words.answers.timesNote);
});

test("paper says of a sample that it is one", () => {
  const rows = [
    { label: "Deposit", text: "[10%](sample) of the price" },
    { label: "Ways", text: "By check" },
  ];
  const section: PrintedSection = { kind: "own-facts", heading: "How you pay", rows };
  const html = brochurePart(section, surroundings);
  expect(html).toContain(`<strong>Deposit.</strong> 10% (${words.sample}) of the price`);
  expect(html).toContain("<strong>Ways.</strong> By check</li>");
});

test("the marks of a picture are a list on paper", () => {
  const section = pages["/hurricane-protection/windows-doors"]?.sections.find(
    ({ kind }) => kind === "marked-picture",
  );
  const html = section && isPrinted(section) ? brochurePart(section, surroundings) : "";
  const labels = [...html.matchAll(/<li><strong>(.*?)\.<\/strong> .+?<\/li>/g)].map(
    ([, label]) => label,
  );
  expect(
    section?.kind === "marked-picture" && section.views[0]?.marks.map(({ label }) => label),
  ).toEqual(labels);
  expect(labels.length).toBeGreaterThan(1);
});
