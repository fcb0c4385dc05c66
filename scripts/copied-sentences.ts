/** Sentences that stand on two English pages, though each should be written once. */
import { valuesIn } from "#app/content/reading/yaml-file.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import type { SiteContent } from "#app/content/site-content.ts";

/** Shorter ones are no copies, and neither is what repeats other text in brief. */
const LEAST_WORDS = 8;
const IN_BRIEF = new Set<PropertyKey>(["alt", "answers", "brief", "heading"]);

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

export function copiedSentences({ company, languages }: SiteContent): string[] {
  const seen = new Map<string, string>();
  return Object.entries(languages.en?.pages ?? {}).flatMap(([address, { sections }]) => {
    const copied = new Set(sentencesIn(sections).filter((sentence) => seen.has(sentence)));
    for (const sentence of sentencesIn(sections)) seen.set(sentence, seen.get(sentence) ?? address);
    return [...copied]
      .filter((sentence) => !sentence.includes(company.address.street))
      .map((sentence) => `${address} repeats ${seen.get(sentence)}: ${sentence}`);
  });
}

const sentencesIn = (sections: unknown): string[] =>
  valuesIn(sections)
    .filter(({ at }) => !at.some((step) => IN_BRIEF.has(step)))
    .flatMap(({ value }) => [...SENTENCES.segment(withoutMarks(String(value)))])
    .map(({ segment }) => segment.trim())
    .filter((one) => /[.!?]$/.test(one) && one.split(/\s+/).length >= LEAST_WORDS);
