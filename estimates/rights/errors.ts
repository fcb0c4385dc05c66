import { firstErrors, type ToolError } from "#questions/tool-question.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";

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

/** @param today a day like `2026-11-22`; what has happened cannot have happened after it */
export function errorsIn(answers: RightsAnswers, today: string): ToolError<RightsError>[] {
  const { signed, paid, price, deposit, start, first, last } = answers;
  const notYet = (name: DayQuestion) =>
    ({ field: name, error: "notYet", isSo: isBefore(today, answers[name]) }) as const;
  return firstErrors<RightsError>([
    notYet("loss"),
    notYet("first"),
    notYet("last"),
    { field: "last", error: "lastBeforeFirst", isSo: isBefore(last, first) },
    notYet("recorded"),
    notYet("signed"),
    notYet("declared"),
    {
      field: "start",
      error: "tooFarAhead",
      isSo: isBefore(addMonths(today, MONTHS_AHEAD), start),
    },
    { field: "start", error: "startBeforeSigning", isSo: isBefore(start, signed) },
    {
      field: "deposit",
      error: "depositAbovePrice",
      isSo: deposit !== undefined && price !== undefined && deposit > price,
    },
    notYet("paid"),
    { field: "paid", error: "paidBeforeSigning", isSo: isBefore(paid, signed) },
    notYet("permits"),
    notYet("papers"),
  ]);
}

/** Asks for a day on which something has happened. */
type DayQuestion =
  | "loss"
  | "first"
  | "last"
  | "recorded"
  | "signed"
  | "declared"
  | "paid"
  | "permits"
  | "papers";

const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one < other;
