import { describe, expect, test } from "vitest";
import { proseIn } from "#scripts/style/prose.ts";
import { schoolGrade, syllablesIn } from "#scripts/style/school-grade.ts";
import { sentencesOf, wordsOf } from "#scripts/style/sentences.ts";
import { figuresOf, styleReport } from "#scripts/style/style-report.ts";
import { countTics, isCommaPair } from "#scripts/style/tics.ts";

describe("sentences", () => {
  test.each([
    ["We come at 8 a.m. Then we measure. Is that early? No!", 4],
    ["The office is open until 5 p.m. on weekdays. Call {phone}.", 2],
    ["See s. 489.126 of the statutes (s. 713.13 F.S.). St. Lucie County is near.", 2],
    ["Twenty panels of 420 W make 8.4 kW. That costs $1,200.50.", 2],
    ["“Ask first.” Then sign.", 2],
    ["See [the U.S. map](/map). It is **big**.", 2],
    ["Workmanship warranty apart from the maker’s", 0],
    ["**Degradation.** Expect a small loss every year.", 1],
  ])("%s", (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  test("come without marks, and words are what a reader counts", () => {
    expect(sentencesOf("Compare [two 9-pound tiles](/roofing) – or **1,400** of them.")).toEqual([
      "Compare two 9-pound tiles – or 1,400 of them.",
    ]);
    expect(wordsOf("Compare two 9-pound tiles – or 1,400 of them.")).toHaveLength(8);
  });
});

describe("the school grade", () => {
  test("is that of the formula, worked out by hand", () => {
    // Six words of one syllable: 0.39 * 6 + 11.8 * 1 - 15.59.
    expect(schoolGrade(["The cat sat on the mat."])).toBeCloseTo(-1.45, 2);
    // Two sentences, eleven words, twenty-six syllables: 0.39 * 5.5 + 11.8 * 26 / 11 - 15.59.
    expect(
      schoolGrade([
        "The agreement requires a certified inspector.",
        "Documentation protects a customer today.",
      ]),
    ).toBeCloseTo(0.39 * 5.5 + (11.8 * 26) / 11 - 15.59, 2);
  });

  test.each([
    ["roof", 1],
    ["hurricane", 3],
    ["inspector", 3],
    ["insurance", 3],
    ["contractor", 3],
    ["$1,400", 1],
    ["sales@example.com", 1],
  ])("%s has so many syllables", (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });
});

describe("habits", () => {
  test.each([
    [
      "begins with Ask",
      ["Ask for the papers.", "“Ask first.”"],
      ["We ask you.", "Asking is free."],
    ],
    [
      "stand, hold",
      ["The number stands below.", "The rule held for years."],
      [
        "You hold the ladder.",
        "We stand outside.",
        "A standing-seam roof lasts.",
        "Households vary.",
      ],
    ],
    [
      "decides, settles, knows, tells, names",
      ["Your bill tells.", "The map decides.", "The quote names the maker."],
      ["You decide.", "Their names are public.", "We know the way."],
    ],
    ["five words or fewer", ["That is all we know.", "No."], ["That is all we know today."]],
    [
      "three in a row",
      ["Bring tiles, nails and felt.", "We measure, draw, or price it."],
      ["Bring tiles and nails.", "When it rains, we wait and measure."],
    ],
    [
      "X, not Y",
      ["It is a question, not an order."],
      ["It is not an order.", "All, not only some."],
    ],
  ] as const)("%s", (tic, having, free) => {
    for (const sentence of having)
      expect([sentence, countTics([sentence], [])[tic]]).toEqual([sentence, 1]);
    for (const sentence of free)
      expect([sentence, countTics([sentence], [])[tic]]).toEqual([sentence, 0]);
  });

  test("a heading of two halves is told from a list and from a town", () => {
    expect(isCommaPair("Glass that cracks, and stays")).toBe(true);
    expect(isCommaPair("Roofs in Boynton Beach, Florida")).toBe(false);
    expect(isCommaPair("Panels, inverters and batteries")).toBe(false);
    expect(isCommaPair("Windows, sliding doors and entry doors")).toBe(false);
    expect(isCommaPair("Solar, roofs, windows, doors")).toBe(false);
    expect(isCommaPair("What a roof costs")).toBe(false);
  });
});

const PAGE = [
  {
    kind: "hero",
    heading: "Roofs, and more",
    lead: "A roof keeps you dry. Ask us.",
    actions: [{ label: "Ask. Now." }],
  },
  {
    kind: "compare",
    columns: ["Is it. Here."],
    rows: [{ label: "No. One.", cells: ["Yes. Two."] }],
    note: "It varies.",
  },
  { kind: "answers", heading: "Two answers", answers: { cost: { text: "By size." } } },
  { kind: "questions", items: [{ question: "Is it loud?", answer: "It is, for a day." }] },
];

test("of a page, sentences and headings count, and labels, buttons, tables and pictures do not", () => {
  expect(proseIn(PAGE)).toEqual({
    sentences: ["A roof keeps you dry.", "Ask us.", "It varies.", "It is, for a day."],
    headings: ["Roofs, and more", "Two answers", "Is it loud?"],
  });
});

test("the report has a line for each file, their sum, and the worst first", () => {
  const plain = Array.from(
    { length: 10 },
    () => "The roof keeps the rain out of the house because it is sealed.",
  );
  const clipped = Array.from({ length: 10 }, () => "Ask us.");
  const tics = { file: "clipped", sentences: clipped, headings: ["Rain, and sun"] };
  const writings = [
    { file: "plain", sentences: plain, headings: [] },
    tics,
    { file: "tiny", sentences: ["No."], headings: [] },
    { file: "empty", sentences: [], headings: [] },
  ];
  expect(figuresOf(tics)).toMatchObject({ words: 2, ticsInHundred: 210 });
  const lines = styleReport(writings);
  const figuresIn = (name: string) => lines.find((line) => line.startsWith(name))?.split(/\s+/);
  expect(figuresIn("plain")?.slice(2, 5)).toEqual(["13.0", "10", "0"]);
  expect(figuresIn("clipped")?.slice(3, 12)).toEqual([
    "10",
    "1",
    "10",
    "0",
    "0",
    "10",
    "0",
    "0",
    "1",
  ]);
  expect(figuresIn("all together")?.slice(4, 6)).toEqual(["21", "1"]);
  expect(figuresIn("empty")?.slice(1, 4)).toEqual(["–", "–", "0"]);
  const worst = lines.slice(lines.findIndex((line) => line.startsWith("Most habits")) + 1);
  expect(worst).toHaveLength(2);
  expect(worst[0]).toContain("clipped");
});
