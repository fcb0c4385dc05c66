/** How our English reads, page by page: `npm run check-content -- --style`. It fails nothing. */
import { syllable } from "syllable";
import { withoutMarks } from "#app/content/rich-words.ts";
import type { SiteContent } from "#app/content/site-content.ts";

/** From this length on, a sentence that two pages share is a copy. */
const COPY_WORDS = 8;

/** Fields that hold no prose: headings, names, labels, table cells, and what repeats other text in brief. */
const NO_PROSE = new Set(
  `heading title question kind id to key claims picture portrait alt answers cells columns marks brief
  label labels eyebrow choices services languages`.split(/\s+/),
);

/** Whole sentences in a tree of content, without labels, captions, buttons and tables. */
export function sentencesIn(value: unknown, name = ""): string[] {
  if (NO_PROSE.has(name)) return [];
  if (typeof value === "string") return sentencesOf(value);
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item, name));
  return Object.entries(value ?? {}).flatMap(([key, item]) => sentencesIn(item, key));
}

const SEGMENTS = new Intl.Segmenter("en", { granularity: "sentence" });
/** A period after these ends no sentence. */
const ABBREVIATION =
  /(?<=^|[\s(])(?:[A-Z]|[ap]\.m|e\.g|i\.e|St|Ste|Ave|Blvd|Dr|Mr|Ms|Mrs|No|vs|v|ss?|U\.S|F\.S)\.\s*$/;
/** After these a sentence may end, and does when the next word is capitalized. */
const MAY_END = /(?:[ap]\.m|U\.S|F\.S)\.\s*$/;
const ENDS = /[.!?…][”’"')\]]*$/;
/** Bold words that begin a point are its label: "**Degradation.** Expect a loss …" */
const LABEL = /^\*\*[^*]+[.:?!]\*\*\s*/;

/** The sentences of a text, without marks. Text that ends without a period is a label. */
export function sentencesOf(text: string): string[] {
  const plain = withoutMarks(text.replace(LABEL, "").replace(/\s+/g, " ")).replace(/[{}]/g, "");
  const sentences: string[] = [];
  for (const { segment } of SEGMENTS.segment(plain)) {
    const before = sentences.at(-1) ?? "";
    const goesOn = ABBREVIATION.test(before) && !(MAY_END.test(before) && /^[A-Z]/.test(segment));
    if (goesOn) sentences.splice(-1, 1, before + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => ENDS.test(sentence));
}

/** Words as a reader counts them: "9-pound" is one, and so is "1,400"; a dash is none. */
const wordsOf = (sentence: string): string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * The US school grade that a text takes to read: 0.39 words a sentence + 11.8 syllables a word - 15.59
 * (Kincaid and others, Navy report 8-75, 1975). It says little about a few sentences.
 */
export function schoolGrade(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  // A figure or an address counts as one syllable, since a reader takes it in at a glance.
  const syllables = words.map((word) => (/[\d@/]/.test(word) ? 1 : Math.max(1, syllable(word))));
  const sum = syllables.reduce((all, count) => all + count, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sum / words.length) - 15.59;
}

const CONTRACTION = /\w[’'](?:t|re|ll|ve|d|m)\b|\b(?:it|that|what|here|there|who|let)[’']s\b/i;
const REASON = /\b(?:so|because)\b/i;

/** A row for each English page, town, contest and file of words, with claims and facts filled in. */
export function styleTable({ languages, messages }: Pick<SiteContent, "languages" | "messages">) {
  const { pages = {}, locationPages = {}, contests = {}, words } = languages.en ?? {};
  const sections = Object.entries({ ...pages, ...locationPages }).map(
    ([name, page]) => [name, page.sections] as const,
  );
  const all = [
    ...sections,
    ...Object.entries(contests),
    ["messages.yaml", messages.en],
    ["interface.yaml", words],
  ] as const;
  return Object.fromEntries(all.map(([name, value]) => [name, figuresOf(sentencesIn(value))]));
}

function figuresOf(sentences: string[]) {
  const words = sentences.flatMap(wordsOf).length;
  const round = (figure: number) => Number(figure.toFixed(1));
  const share = (habit: RegExp) =>
    Math.round((100 * sentences.filter((one) => habit.test(one)).length) / sentences.length);
  return {
    words,
    "words a sentence": round(words / sentences.length),
    grade: round(schoolGrade(sentences)),
    "% contraction": share(CONTRACTION),
    "% so, because": share(REASON),
  };
}

/** Sentences that stand on two pages. */
export function copiedSentences({ company, languages }: SiteContent): string[] {
  const seen = new Map<string, string>();
  return Object.entries(languages.en?.pages ?? {}).flatMap(([address, { sections }]) =>
    [...new Set(sentencesIn(sections))].flatMap((sentence) => {
      const isAddress = sentence.includes(company.address.street);
      if (wordsOf(sentence).length < COPY_WORDS || isAddress) return [];
      const earlier = seen.get(sentence);
      seen.set(sentence, address);
      return earlier ? [`${address}: repeats ${earlier}: ${sentence}`] : [];
    }),
  );
}
