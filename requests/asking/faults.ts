/** What can be wrong with an answer. */

/** Nothing was typed, chosen or ticked. */
export const isMissing = (answer: string | readonly string[] | boolean | undefined): boolean =>
  Array.isArray(answer) ? answer.length === 0 : !answer;

/** @param longest in characters */
export const longerThan =
  (longest: number) =>
  (text: string): boolean =>
    text.length > longest;

/** It is not what it should be. */
export const not =
  <Answer>(isRight: (answer: Answer) => boolean) =>
  (answer: Answer): boolean =>
    !isRight(answer);
