/** Habits of our writing that tire readers when there are many. Each is counted; none is a mistake. */
import { wordsOf } from "#scripts/style/sentences.ts";

/** Up to this many words a sentence counts as clipped. */
export const CLIPPED_WORDS = 5;

/** Up to three words of each part of a list, so that clauses with commas are none. */
const PART = "[\\w’'-]+(?: [\\w’'-]+){0,2}";
/** "When it rains, we wait and measure" begins with a clause, and so do these. */
const CLAUSE = "(?:when|if|where|once|after|before|until|because|since|as|for|in|on|at|with)";
const TRIAD = new RegExp(
  `(?<!,|(?:^|[,;:] )${CLAUSE}\\b[^,;:]*)(?:^| )(?!${CLAUSE}\\b)${PART}, ${PART},? (?:and|or) [\\w’'-]+`,
  "gi",
);

/** People do stand, hold and decide; that things do is the habit. */
const SOMEBODY = String.raw`(?<!\b(?:I|you|we|they|who|people|nobody|to) )`;
const STAND = new RegExp(`${SOMEBODY}\\b(?:stands?|stood|holds?|held)\\b(?!-)`, "gi");
const DECIDE = new RegExp(`${SOMEBODY}\\b(?:decides?|settles?|knows|tells)\\b`, "gi");
/** The verb, and not "their names". */
const NAMES = /(?<!\b(?:the|of|their|our|your|by|and|first|no|as|with|under) )\bnames\b/gi;

const countOf = (pattern: RegExp) => (sentence: string) => sentence.match(pattern)?.length ?? 0;

/** How often each is in one sentence. */
export const IN_SENTENCES = {
  "begins with Ask": countOf(/^[“"]?Ask\b/g),
  "stand, hold": countOf(STAND),
  "decides, settles, knows, tells, names": (sentence: string) =>
    countOf(DECIDE)(sentence) + countOf(NAMES)(sentence),
  "five words or fewer": (sentence: string) => Number(wordsOf(sentence).length <= CLIPPED_WORDS),
  "three in a row": countOf(TRIAD),
  "X, not Y": countOf(/, not (?!only\b|all\b|every\b)\w/g),
};

/** "…, sliding doors and entry doors" is the rest of a list. */
const LIST_END = /^[\w’'-]+(?: [\w’'-]+)?,? (?:and|or) [\w’'-]+(?: [\w’'-]+)?$/;

/** A heading of two halves: "Glass that cracks, and stays". A town's state and a list are none. */
export function isCommaPair(heading: string): boolean {
  const [first, second, ...more] = heading.split(", ");
  if (!first || !second || more.length > 0) return false;
  return !/^(?:Florida|FL)\b/.test(second) && !LIST_END.test(second);
}

export const TICS = [
  ...(Object.keys(IN_SENTENCES) as (keyof typeof IN_SENTENCES)[]),
  "comma pair",
] as const;

export type Tic = (typeof TICS)[number];

export function countTics(sentences: string[], headings: string[]): Record<Tic, number> {
  const sums = Object.entries(IN_SENTENCES).map(([name, count]) => [
    name,
    sentences.reduce((sum, sentence) => sum + count(sentence), 0),
  ]);
  return {
    ...(Object.fromEntries(sums) as Record<keyof typeof IN_SENTENCES, number>),
    "comma pair": headings.filter(isCommaPair).length,
  };
}
