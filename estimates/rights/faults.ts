import type { Problem } from "#estimates/asking/answers.ts";
import type { RightsAnswers, RightsQuestion } from "#estimates/rights/questions.ts";

/** What is wrong between two answers, each of which could be right alone. */
export const RIGHTS_FAULTS = [
  "paidBeforeSigning",
  "depositAbovePrice",
  "startBeforeSigning",
  "lastBeforeFirst",
] as const;
export type RightsFault = (typeof RIGHTS_FAULTS)[number];
export type RightsProblem = Problem<RightsFault>;

export function faultsBetween(answers: RightsAnswers): RightsProblem[] {
  const { signed, paid, price, deposit, start, first, last } = answers;
  const found: [boolean, RightsQuestion, RightsFault][] = [
    [isBefore(last, first), "last", "lastBeforeFirst"],
    [isBefore(start, signed), "start", "startBeforeSigning"],
    [
      deposit !== undefined && price !== undefined && deposit > price,
      "deposit",
      "depositAbovePrice",
    ],
    [isBefore(paid, signed), "paid", "paidBeforeSigning"],
  ];
  return found.flatMap(([isWrong, field, fault]) => (isWrong ? { field, fault } : []));
}

const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one < other;
