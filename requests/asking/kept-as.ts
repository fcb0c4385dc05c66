import type { Question, Questions } from "#requests/asking/question.ts";

export type QuestionKeptAs<Kept extends Question["kept"]> = Extract<Question, { kept: Kept }>;

/** The questions of which one sort of thing is kept, with their names, in the order of the form. */
export const keptAs = <Kept extends Question["kept"]>(kept: Kept, questions: Questions) =>
  Object.entries(questions).filter(
    (entry): entry is [string, QuestionKeptAs<Kept>] => entry[1].kept === kept,
  );
