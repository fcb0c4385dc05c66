import type { Finding, RightsDay, Rule } from "#estimates/rights/card.ts";
import type { RightsFigures } from "#estimates/rights/figures.ts";
import type { RightsAnswers, RightsQuestion } from "#estimates/rights/questions.ts";

/** A rule: nothing, where it has nothing to do with the answers. */
export type Find<R extends Rule> = (
  answers: RightsAnswers,
  figures: RightsFigures,
) => Finding<R> | undefined;

type Day = Omit<RightsDay, "passed">;
type Worked = Day | { missing: RightsQuestion };
type With<Words> = Omit<Finding, "words"> & { words: Words };

/**
 * A rule that may cover the case.
 *
 * @param because answers that led to it; those that are empty are not named
 */
export const mayFit = <const Words extends string>(
  answers: RightsAnswers,
  words: Words,
  because: RightsQuestion[],
  worked: Worked[] = [],
): With<Words> => ({
  words,
  fits: true,
  days: worked.flatMap((one) => ("day" in one ? one : [])),
  because: because.filter((name) => isAnswered(answers[name])),
  missing: [...new Set(worked.flatMap((one) => ("missing" in one ? one.missing : [])))],
});

/** A rule that was looked at, and probably does not cover the case. */
export const doesNotFit = <const Words extends string>(
  answers: RightsAnswers,
  words: Words,
  because: RightsQuestion[],
): With<Words> => ({ ...mayFit(answers, words, because), fits: false });

/** A day that follows from an answer, or the question without whose answer there is none. */
export function dayFrom(
  answers: RightsAnswers,
  question: RightsQuestion,
  { name, whose }: Pick<Day, "name" | "whose">,
  count: (from: string) => string,
): Worked {
  const from = answers[question];
  return typeof from === "string" ? { name, whose, day: count(from) } : { missing: question };
}

const isAnswered = (answer: unknown) => answer !== undefined && answer !== false;
