/** What the pages that a homeowner decides on should keep to. Told as warnings: the editor decides. */
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import type { Kind, Section } from "#app/sections/section.schema.ts";
import { proseIn } from "#scripts/style/prose.ts";
import { schoolGrade } from "#scripts/style/school-grade.ts";
import { wordsOf } from "#scripts/style/sentences.ts";

/** As many words as a page needs to help someone decide. */
const FEWEST_WORDS = 600;
/** They open in two columns, so that a dozen can be looked over. */
const [FEWEST_QUESTIONS, MOST_QUESTIONS] = [5, 12];
const HARDEST_GRADE = 10;
/** From this length on, a sentence that stands on two pages is a copy. */
const COPY_WORDS = 8;
const MOST_HEADS_BESIDE = 2;
/** How a page ends, behind its own words. */
const LAST_KINDS: Kind[] = ["ways-on", "sources", "call"];

/** What a band looks like from afar. A kind that is not named is like no other. */
const LOOKS: Partial<Record<Kind, string>> = {
  questions: "lines that open",
  "fold-outs": "lines that open",
  offers: "cards",
  "tool-doors": "cards",
  "marked-picture": "a picture with marks",
  "battery-hours": "a picture with marks",
  "roof-yields": "a picture with marks",
  "full-picture": "a picture",
  "before-after": "a picture",
};
/** Always with its heading beside its words, or only where it has a lead. */
const HEAD_BESIDE = new Set<Kind>(["licences", "passage", "steps"]);
const HEAD_BESIDE_LEAD = new Set<Kind>(["compare", "fold-outs", "offers", "tool-doors"]);
/** Who gives which warranty cannot be drawn. */
const TABLES_WITHOUT_PICTURES = new Set(["warranties"]);

export function servicePageWarnings({ company, languages }: SiteContent): string[] {
  const pages = languages.en?.pages ?? {};
  const ofPages = SERVICE_PAGES.flatMap((address) =>
    warningsOf(pages[address]?.sections ?? []).map((warning) => `${address}: ${warning}`),
  );
  const seen = new Map<string, string>();
  const copies = Object.entries(pages).flatMap(([address, { sections }]) =>
    [...new Set(proseIn(sections).sentences)].flatMap((sentence) => {
      // The address is a fact, and may stand wherever somebody needs it.
      if (wordsOf(sentence).length < COPY_WORDS || sentence.includes(company.address.street))
        return [];
      const earlier = seen.get(sentence);
      seen.set(sentence, address);
      return earlier ? [`${address}: says what ${earlier} says: ${sentence}`] : [];
    }),
  );
  return [...ofPages, ...copies];
}

export function warningsOf(sections: Section[]): string[] {
  const kinds = sections.map(({ kind }) => kind);
  const looks = sections.map(({ kind }) => LOOKS[kind] ?? kind);
  const { sentences } = proseIn(sections);
  const questions = sections.flatMap((one) => (one.kind === "questions" ? one.items : [])).length;
  const headsBeside = sections.filter(hasHeadBeside).length;
  const tables = sections.filter(lacksPictures).map(({ heading }) => heading);
  const warnings: [boolean, string][] = [
    [
      sentences.flatMap(wordsOf).length < FEWEST_WORDS,
      `has fewer than ${FEWEST_WORDS} words in sentences`,
    ],
    [schoolGrade(sentences) > HARDEST_GRADE, `is harder to read than grade ${HARDEST_GRADE}`],
    [
      questions < FEWEST_QUESTIONS || questions > MOST_QUESTIONS,
      `answers ${questions} questions, not ${FEWEST_QUESTIONS} to ${MOST_QUESTIONS}`,
    ],
    [
      kinds.slice(-LAST_KINDS.length).join() !== LAST_KINDS.join(),
      `does not end with ${LAST_KINDS.join(", ")}`,
    ],
    [
      looks.some((look, index) => look === looks[index + 1]),
      "has two bands in a row that look alike",
    ],
    [headsBeside > MOST_HEADS_BESIDE, `has ${headsBeside} headings beside their words`],
    [!kinds.some((kind) => kind === "big-number" || kind === "roof-yields"), "has no large number"],
    [!looks.includes("a picture with marks"), "has no drawing of the house"],
    [!sections.some(leadsToTool), "leads to no tool"],
    [!kinds.includes("full-picture"), "has no picture from edge to edge"],
    [tables.length > 0, `has tables without pictures: ${tables.join(", ")}`],
  ];
  return warnings.filter(([isSo]) => isSo).map(([, words]) => words);
}

const hasHeadBeside = (section: Section) =>
  HEAD_BESIDE.has(section.kind) ||
  (HEAD_BESIDE_LEAD.has(section.kind) && "lead" in section && section.lead !== undefined);

const leadsToTool = (section: Section) =>
  section.kind === "tool-doors" ||
  (section.kind === "full-picture" && section.link?.to.startsWith("/tools/") === true);

const lacksPictures = (section: Section) =>
  section.kind === "compare" &&
  !TABLES_WITHOUT_PICTURES.has(section.id ?? "") &&
  section.columns.some(({ picture }) => !picture);
