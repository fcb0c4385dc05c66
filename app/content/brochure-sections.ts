/** What a brochure can hold of its page: which kinds of sections, and by which names. */
import type { Kind, Section, SectionOf } from "#app/sections/section.schema.ts";

/** Each has its look on paper in scripts/brochure-parts.ts. */
const PRINTED_KINDS = [
  "compare",
  "roof-yields",
  "steps",
  "job-times",
  "answers",
  "own-facts",
  "checklist",
  "marked-picture",
  "passage",
  "big-number",
  "fold-outs",
  "price-factors",
  "questions",
  "licences",
  "call",
] as const satisfies Kind[];

export type PrintedSection = SectionOf<(typeof PRINTED_KINDS)[number]>;

export const isPrinted = (section: Section): section is PrintedSection =>
  (PRINTED_KINDS as readonly Kind[]).includes(section.kind);

/** By its id, or by its kind where no section has that id. What folds out can be named whole, or one of it. */
export function sectionNamed(sections: Section[], name: string): Section | undefined {
  const parts = sections.flatMap((section): Section[] =>
    section.kind === "fold-outs" ? [section, ...section.items.map(asPassage)] : [section],
  );
  return (
    parts.find((candidate) => "id" in candidate && candidate.id === name) ??
    parts.find(({ kind }) => kind === name)
  );
}

const asPassage = (item: SectionOf<"fold-outs">["items"][number]): SectionOf<"passage"> => ({
  kind: "passage",
  id: item.id,
  heading: item.heading,
  paragraphs: item.paragraphs,
  points: item.points,
});
