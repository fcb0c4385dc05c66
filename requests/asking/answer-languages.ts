/** The languages in which we can answer. */
export const ANSWER_LANGUAGES = ["en", "es"] as const;

export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];
