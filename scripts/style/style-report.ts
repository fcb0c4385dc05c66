/** Tells how our words read, page by page: `npm run check-content -- --style`. Style fails nothing. */
import { schoolGrade } from "#scripts/style/school-grade.ts";
import { wordsOf } from "#scripts/style/sentences.ts";
import { countTics, TICS, type Tic } from "#scripts/style/tics.ts";
import type { Writing } from "#scripts/style/writings.ts";

/** What we aim at: the first and the last that are well. */
export const AIM_GRADE = [6, 8] as const;
export const AIM_WORDS = [12, 17] as const;

const WORST = 10;
/** Figures of fewer sentences say little about a page. */
const FEWEST_SENTENCES = 10;

export interface Figures {
  file: string;
  sentences: number;
  headings: number;
  /** Words in an average sentence. */
  words: number;
  grade: number;
  tics: Record<Tic, number>;
  /** All habits together, in a hundred sentences. */
  ticsInHundred: number;
}

export function figuresOf({ file, sentences, headings }: Writing): Figures {
  const tics = countTics(sentences, headings);
  const sum = Object.values(tics).reduce((all, count) => all + count, 0);
  const count = sentences.length;
  return {
    file,
    sentences: count,
    headings: headings.length,
    words: count === 0 ? 0 : sentences.flatMap(wordsOf).length / count,
    grade: count === 0 ? 0 : schoolGrade(sentences),
    tics,
    ticsInHundred: count === 0 ? 0 : (100 * sum) / count,
  };
}

/** The lines of the report: every file, all together, and those with most habits for their length. */
export function styleReport(writings: Writing[]): string[] {
  const rows = writings.map(figuresOf);
  const all = figuresOf({
    file: "all together",
    sentences: writings.flatMap(({ sentences }) => sentences),
    headings: writings.flatMap(({ headings }) => headings),
  });
  const worst = rows
    .filter(({ sentences }) => sentences >= FEWEST_SENTENCES)
    .toSorted((a, b) => b.ticsInHundred - a.ticsInHundred)
    .slice(0, WORST);
  return [
    `Style: aims are grade ${AIM_GRADE.join(" to ")} and ${AIM_WORDS.join(" to ")} words a sentence on average; * is outside.`,
    `Grade, words a sentence, sentences, headings; then how often:`,
    ...TICS.map((tic, index) => `  ${letter(index)}  ${tic}`),
    "",
    heads,
    ...rows.map(line),
    line(all),
    "",
    `Most habits for their length, of files with ${FEWEST_SENTENCES} sentences or more:`,
    ...worst.map(
      ({ file, ticsInHundred }) =>
        `  ${ticsInHundred.toFixed(0).padStart(4)} in a hundred sentences  ${file}`,
    ),
  ];
}

const NAME_WIDTH = 44;
const letter = (index: number) => String.fromCodePoint(65 + index);
const heads = `${" ".repeat(NAME_WIDTH)} grade  words  sent. head.${TICS.map((_, index) => letter(index).padStart(5)).join("")}`;

function line({ file, grade, words, sentences, headings, tics }: Figures): string {
  return [
    file.padEnd(NAME_WIDTH),
    marked(grade, AIM_GRADE, sentences),
    marked(words, AIM_WORDS, sentences),
    String(sentences).padStart(6),
    String(headings).padStart(5),
    ...TICS.map((tic) => String(tics[tic]).padStart(5)),
  ].join("");
}

function marked(
  figure: number,
  [least, most]: readonly [number, number],
  sentences: number,
): string {
  if (sentences === 0) return "–".padStart(6).padEnd(7);
  const shown = Number(figure.toFixed(1));
  return `${figure.toFixed(1).padStart(6)}${shown < least || shown > most ? "*" : " "}`;
}
