import type { Problem } from "#estimates/asking/answers.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";
import {
  type RightsAnswers,
  type RightsQuestion,
  rightsQuestions,
} from "#estimates/rights/questions.ts";

/** What is wrong between an answer and today, or another answer. */
export const RIGHTS_FAULTS = [
  "notYet",
  "tooFarAhead",
  "paidBeforeSigning",
  "depositAbovePrice",
  "startBeforeSigning",
  "lastBeforeFirst",
] as const;
type RightsFault = (typeof RIGHTS_FAULTS)[number];
type RightsProblem = Problem<RightsFault>;

/** A start of work may be planned for so many months ahead. */
const MONTHS_AHEAD = 24;

/** Days on which something has happened. */
const PAST = [
  "loss",
  "first",
  "last",
  "recorded",
  "signed",
  "declared",
  "paid",
  "permits",
  "papers",
] as const satisfies RightsQuestion[];

/** @param today a day like `2026-11-22`; what has happened cannot have happened after it */
export function faultsIn(answers: RightsAnswers, today: string): RightsProblem[] {
  const { signed, paid, price, deposit, start, first, last } = answers;
  const found: [boolean, RightsQuestion, RightsFault][] = [
    ...PAST.map((name): [boolean, RightsQuestion, RightsFault] => [
      isBefore(today, answers[name]),
      name,
      "notYet",
    ]),
    [isBefore(addMonths(today, MONTHS_AHEAD), start), "start", "tooFarAhead"],
    [isBefore(last, first), "last", "lastBeforeFirst"],
    [isBefore(start, signed), "start", "startBeforeSigning"],
    [
      deposit !== undefined && price !== undefined && deposit > price,
      "deposit",
      "depositAbovePrice",
    ],
    [isBefore(paid, signed), "paid", "paidBeforeSigning"],
  ];
  // Of one answer, one thing that is wrong with it is enough.
  const wrong = new Map(
    found
      .filter(([isWrong]) => isWrong)
      .toReversed()
      .map(([, field, fault]) => [field, fault]),
  );
  return (Object.keys(rightsQuestions) as RightsQuestion[]).flatMap((field) => {
    const fault = wrong.get(field);
    return fault ? { field, fault } : [];
  });
}

const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one < other;
