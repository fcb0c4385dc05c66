import type { Question } from "#requests/asking/question.ts";

/** In which row of the confirmation the answer to a question stands, if in any. */
export const receiptRow = (question: Question): string | null =>
  question.kept === "nothing" ? null : question.shown.receipt;
