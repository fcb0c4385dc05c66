import type { ToolError } from "#questions/tool-question.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";
import {
  type RightsAnswers,
  type RightsQuestion,
  rightsQuestions,
} from "#estimates/rights/questions.ts";

/** What is wrong between an answer and today, or another answer. */
export const RIGHTS_ERRORS = [
  "notYet",
  "tooFarAhead",
  "paidBeforeSigning",
  "depositAbovePrice",
  "startBeforeSigning",
  "lastBeforeFirst",
] as const;
type RightsError = (typeof RIGHTS_ERRORS)[number];

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
export function errorsIn(answers: RightsAnswers, today: string): ToolError<RightsError>[] {
  const { signed, paid, price, deposit, start, first, last } = answers;
  const found: [boolean, RightsQuestion, RightsError][] = [
    ...PAST.map((name): [boolean, RightsQuestion, RightsError] => [
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
      .map(([, field, error]) => [field, error]),
  );
  return (Object.keys(rightsQuestions) as RightsQuestion[]).flatMap((field) => {
    const error = wrong.get(field);
    return error ? { field, error } : [];
  });
}

const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one < other;
