import { syllable } from "syllable";
import { wordsOf } from "#scripts/style/sentences.ts";

/**
 * The US school grade that a text takes to read: 0.39 words a sentence + 11.8 syllables a word - 15.59
 * (Kincaid and others, Navy report 8-75, 1975). Made for whole pages; a few sentences give wild grades.
 */
export function schoolGrade(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Figures and addresses count as one, since a reader takes them in at a glance. */
export function syllablesIn(word: string): number {
  return /[\d@/]/.test(word) ? 1 : Math.max(1, syllable(word));
}
