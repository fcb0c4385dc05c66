import type { AnswerLanguage } from "#questions/fields.ts";

/** What stands beside a box that agrees to be contacted, in the languages in which we answer. */
export interface ConsentWording {
  /** Like `calls-1`. */
  version: string;
  words: Record<AnswerLanguage, string>;
}

/** By what is agreed to. */
export interface ConsentWordings {
  calls: ConsentWording;
  news: ConsentWording;
}
